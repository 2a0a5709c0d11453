/**
 * Building blocks of the demo city of one country. A country is one file that exports a `Vocabulary` and one
 * line in `index.ts`; the rest of the generator does not depend on countries.
 */
export interface Vocabulary {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The deployment's map centre, WGS84 degrees. The city is drawn around it. */
  readonly centre: { readonly latitude: number; readonly longitude: number }
  /** Changes everything that chance decides; kept where the drawn city looked right. */
  readonly seed: string
  /** Language of the plain `name`; the other columns become `name:<language>`. */
  readonly language: string
  /** Every plain name holds at least one letter of this Unicode script. */
  readonly script:
    | 'Latin'
    | 'Arabic'
    | 'Thai'
    | 'Han'
    | 'Khmer'
    | 'Lao'
    | 'Myanmar'
    | 'Bengali'
    | 'Greek'
    | 'Cyrillic'
  readonly drivesOn: 'left' | 'right'
  readonly city: Translations
  readonly terrain: Terrain
  readonly network: Network
  /** Buildings on a block, from the middle outwards. */
  readonly buildings: { readonly core: Style; readonly inner: Style; readonly outer: Style }
  /** Streets by rank; the word slots are filled from `words`. */
  readonly streets: Readonly<Record<StreetRank, readonly Pattern[]>>
  /** Trees, virtues, trades, people: whatever streets are called after there. */
  readonly words: readonly Translations[]
  /** Names of districts, as they stand. */
  readonly districts: readonly Translations[]
  readonly water: {
    readonly sea?: Translations
    readonly river?: Translations
    readonly lakes: readonly Pattern[]
    readonly island: Pattern
    readonly canal?: Pattern
  }
  readonly parks: readonly Pattern[]
  /** Named squares in the middle. */
  readonly squares: readonly Pattern[]
  /** Ground with one owner. */
  readonly grounds: Readonly<Record<Ground, readonly Pattern[]>>
  readonly stations: { readonly main: Translations; readonly other: Pattern; readonly metro?: Pattern }
  /** Shops, schools, clinics and sights: what they are called and how common they are. */
  readonly pois: readonly PoiKind[]
  /** Names of single buildings, for `buildings` numbering. */
  readonly buildingNames: readonly Pattern[]
  readonly numbering: Numbering
  /** Suffix letters for the numbers of split plots, A to H if omitted. */
  readonly letters?: string
  readonly postcode: Postcode
}

/** One meaning in several languages; the vocabulary's own language and `en` must be there. */
export type Translations = Readonly<Record<string, string>>

/**
 * Words with slots, by language: `{word}` takes a word of `words`, `{place}` the district, `{street}` the
 * word of the bigger street that a lane leaves, `{road}` that street's whole name, `{number}` a number in
 * the language's digits. `{word.m}` takes the word's column `<language>.m`, a form that goes with other nouns.
 * A language that a slot lacks is left out.
 */
export type Pattern = Translations

/** From the widest down. `ring` runs around the middle, `lane` is a side lane off a bigger street. */
export type StreetRank = 'motorway' | 'ring' | 'avenue' | 'shore' | 'collector' | 'street' | 'lane' | 'path'

/** How a block is built over. */
export type Style =
  /** Houses wall to wall around a courtyard. */
  | 'perimeter'
  /** Long rows of narrow shop houses. */
  | 'rows'
  /** Long housing blocks standing free. */
  | 'slabs'
  /** High houses on square ground. */
  | 'towers'
  /** Houses in gardens. */
  | 'houses'

/** Metres; directions in degrees clockwise from north. */
export interface Terrain {
  /** Open water on one side of the city. */
  readonly sea?: {
    readonly towards: number
    readonly away: number
    readonly ragged: number
    readonly wavelength: number
    readonly islands: boolean
  }
  /** Water that runs past the middle, from edge to edge. */
  readonly river?: {
    readonly heading: number
    readonly away: number
    readonly width: number
    readonly meander: number
    readonly island: boolean
  }
  /** An arm of the sea that ends inside the city. */
  readonly creek?: {
    readonly towards: number
    readonly length: number
    readonly width: number
    readonly bend: number
  }
  readonly canals: number
  readonly lakes: number
}

export interface Network {
  /** Radii of the ring roads, metres. */
  readonly rings: readonly number[]
  readonly avenues: number
  /** 0: streets follow the rings and avenues; 1: each district has a grid of its own. */
  readonly gridded: number
  /** How much streets bend, 0 to 1. */
  readonly winding: number
  /** Side of an ordinary block in the middle, metres. */
  readonly block: number
  /** Where the motorway passes, degrees clockwise from north. */
  readonly motorway: number
  readonly roundabouts: number
  readonly tram: boolean
  /** km/h in and around the city. */
  readonly speeds: { readonly motorway: number; readonly avenue: number; readonly street: number }
}

/** `market` is a shopping centre. */
export type Ground = 'school' | 'campus' | 'hospital' | 'cemetery' | 'sports' | 'market'

export interface PoiKind {
  /** OpenStreetMap key=value, e.g. `amenity=cafe`. */
  readonly tag: string
  /** How often, against the others. */
  readonly weight: number
  readonly names: readonly Pattern[]
  /** More tags, e.g. `religion=muslim`. */
  readonly extra?: Readonly<Record<string, string>>
}

export type Numbering =
  /** Odd on the left and even on the right, counted from the middle; letters where plots were split. */
  | 'sides'
  /** As `sides`, and free-standing blocks carry `Blk` and a number of the district. */
  | 'blocks'
  /** Odd and even, plots split by a slash: 12/3. */
  | 'slashes'
  /** As `slashes`, with a dash: 12-3. */
  | 'dashes'
  /** The house's number in the district's register, a slash, its number along the street: 1204/12. */
  | 'registered'
  /** Four digits that grow with the metres along the street. */
  | 'metres'
  /** Running numbers, with named buildings. */
  | 'buildings'
  /** No streets: numbered parts of a district, blocks in them, houses around each block. */
  | 'chome'

export type Postcode =
  | { readonly kind: 'none' }
  /** One for each district: `first`, then the district's number from `start` in `digits` places, then `last`. */
  | {
      readonly kind: 'district'
      readonly first: string
      readonly start: number
      readonly digits: number
      readonly last: string
    }
  /** One for each building: the district's two digits, then a running number, six in all. */
  | { readonly kind: 'building' }

/** Reads a table, one row a line and its columns parted by `|`; an empty column is left out. */
export function table(languages: readonly string[], rows: string): Translations[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const columns = row.split('|').map((column) => column.trim())
      const entries = languages.map((language, i): [string, string] => [language, columns[i] ?? ''])
      return Object.fromEntries(entries.filter(([, text]) => text !== ''))
    })
}

/** Reads words parted by commas, the languages of each by `|`. */
export const list = (languages: readonly string[], words: string): Translations[] =>
  table(languages, words.replaceAll(',', '\n'))

/** Words that are written alike in several languages, parted by commas. */
export function alike(languages: readonly string[], words: string): Translations[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => Object.fromEntries(languages.map((language) => [language, word])))
}

/** Reads kinds of shops: the tag and, after a space, more tags; how often; then the name's languages. */
export function shops(languages: readonly string[], rows: string): PoiKind[] {
  return rows
    .split('\n')
    .map((row) => row.split('|').map((column) => column.trim()))
    .filter((columns) => columns.length > 2)
    .map(([tags = '', weight = '1', ...names]) => {
      const [tag = '', ...more] = tags.split(' ')
      const extra = Object.fromEntries(more.map((one): [string, string] => pairOf(one)))
      return { tag, weight: Number(weight), names: table(languages, names.join('|')), extra }
    })
}

function pairOf(tag: string): [string, string] {
  const [key = '', value = ''] = tag.split('=')
  return [key, value]
}
