import { z } from 'zod'

/** One meaning in several languages; the vocabulary's own language and `en` must be there. */
const translations = z.record(z.string(), z.string())
export type Translations = Readonly<z.infer<typeof translations>>

/**
 * Words with slots, by language: `{word}` takes a word of `words`, `{place}` the district, `{street}` the word of the
 * bigger street that a lane leaves, `{road}` that street's whole name, `{number}` a number in the language's digits.
 * `{word.m}` takes the word's column `<language>.m`, a form that goes with other nouns. A language that a slot lacks is
 * left out.
 */
const pattern = translations
export type Pattern = Translations
const patterns = z.array(pattern)

/** From the widest down. `ring` runs around the middle, `lane` is a side lane off a bigger street. */
const streetRanks = ['motorway', 'ring', 'avenue', 'shore', 'collector', 'street', 'lane', 'path'] as const
export type StreetRank = (typeof streetRanks)[number]

/**
 * How a block is built over: `perimeter`, houses wall to wall around a courtyard; `rows`, long rows of narrow shop
 * houses; `slabs`, long free-standing housing blocks; `towers`, high houses on square ground; `houses`, houses in gardens.
 */
const style = z.enum(['perimeter', 'rows', 'slabs', 'towers', 'houses'])
export type Style = z.infer<typeof style>

/** Metres; directions in degrees clockwise from north. */
const terrain = z.strictObject({
  /** Open water on one side of the city. */
  sea: z
    .strictObject({
      towards: z.number(),
      away: z.number(),
      ragged: z.number(),
      wavelength: z.number(),
      islands: z.boolean(),
    })
    .optional(),
  /** Water that runs past the middle, from edge to edge. */
  river: z
    .strictObject({
      heading: z.number(),
      away: z.number(),
      width: z.number(),
      meander: z.number(),
      island: z.boolean(),
    })
    .optional(),
  /** An arm of the sea that ends inside the city. */
  creek: z
    .strictObject({ towards: z.number(), length: z.number(), width: z.number(), bend: z.number() })
    .optional(),
  canals: z.number(),
  lakes: z.number(),
})
export type Terrain = z.infer<typeof terrain>

const network = z.strictObject({
  /** Radii of the ring roads, metres. */
  rings: z.array(z.number()),
  avenues: z.number(),
  /** 0: streets follow the rings and avenues; 1: each district has a grid of its own. */
  gridded: z.number(),
  /** How much streets bend, 0 to 1. */
  winding: z.number(),
  /** Side of an ordinary block in the middle, metres. */
  block: z.number(),
  /** Where the motorway passes, degrees clockwise from north. */
  motorway: z.number(),
  roundabouts: z.number(),
  tram: z.boolean(),
  /** km/h in and around the city. */
  speeds: z.strictObject({ motorway: z.number(), avenue: z.number(), street: z.number() }),
})
export type Network = z.infer<typeof network>

/** Ground with one owner; `market` is a shopping centre. */
const grounds = ['school', 'campus', 'hospital', 'cemetery', 'sports', 'market'] as const
export type Ground = (typeof grounds)[number]

const poiKind = z.strictObject({
  /** OpenStreetMap key=value, e.g. `amenity=cafe`. */
  tag: z.string().regex(/^\w+=\w+$/u),
  /** How often, compared with the others. */
  weight: z.number(),
  names: patterns,
  /** More tags, e.g. `religion=muslim`. */
  extra: z.record(z.string(), z.string()).optional(),
})
export type PoiKind = z.infer<typeof poiKind>

/**
 * - `sides`: odd on the left and even on the right, counted from the middle; letters where plots were split
 * - `blocks`: as `sides`, and free-standing blocks have `Blk` and a number of the district
 * - `slashes`: odd and even, plots split by a slash: 12/3
 * - `dashes`: as `slashes`, with a dash: 12-3
 * - `registered`: the house's number in the district's register, a slash, its number along the street: 1204/12
 * - `metres`: four digits that grow with the metres along the street
 * - `buildings`: running numbers, with named buildings
 * - `chome`: no streets: numbered parts of a district, blocks in them, houses around each block
 */
const numbering = z.enum([
  'sides',
  'blocks',
  'slashes',
  'dashes',
  'registered',
  'metres',
  'buildings',
  'chome',
])
export type Numbering = z.infer<typeof numbering>

const postcode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** One for each district: `first`, then the district's number from `start` in `digits` places, then `last`. */
  z.strictObject({
    kind: z.literal('district'),
    first: z.string(),
    start: z.number(),
    digits: z.number(),
    last: z.string(),
  }),
  /** One for each building: the district's two digits, then a running number, six in all. */
  z.strictObject({ kind: z.literal('building') }),
])
export type Postcode = z.infer<typeof postcode>

/** Building blocks of the demo city of one country: one file in `data`. The generator itself does not depend on countries. */
export const vocabulary = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** The deployment's map centre, WGS84 degrees. The city is drawn around it. */
  centre: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** Changes everything that chance decides; kept where the drawn city looked right. */
  seed: z.string(),
  /** Language of the plain `name`; the other columns become `name:<language>`. */
  language: z.string(),
  /** Every plain name has at least one letter of this Unicode script. */
  script: z.enum([
    'Latin',
    'Arabic',
    'Thai',
    'Han',
    'Khmer',
    'Lao',
    'Myanmar',
    'Bengali',
    'Greek',
    'Cyrillic',
  ]),
  drivesOn: z.enum(['left', 'right']),
  city: translations,
  terrain,
  network,
  /** Buildings on a block, from the middle outwards. */
  buildings: z.strictObject({ core: style, inner: style, outer: style }),
  /** Streets by rank; the word slots are filled from `words`. */
  streets: z.record(z.enum(streetRanks), patterns),
  /** Trees, virtues, trades, people: words that name streets there. */
  words: z.array(translations),
  /** Names of districts, unchanged. */
  districts: z.array(translations),
  water: z.strictObject({
    sea: translations.optional(),
    river: translations.optional(),
    lakes: patterns,
    island: pattern,
    canal: pattern.optional(),
  }),
  parks: patterns,
  /** Named squares in the middle. */
  squares: patterns,
  grounds: z.record(z.enum(grounds), patterns),
  stations: z.strictObject({ main: translations, other: pattern, metro: pattern.optional() }),
  /** Shops, schools, clinics and sights: their names and how common they are. */
  pois: z.array(poiKind),
  /** Names of single buildings, for `buildings` numbering. */
  buildingNames: patterns,
  numbering,
  /** Suffix letters for the numbers of split plots, A to H if omitted. */
  letters: z.string().optional(),
  postcode,
})
export type Vocabulary = z.infer<typeof vocabulary>
