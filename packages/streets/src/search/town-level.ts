import { readFileSync } from 'node:fs'
import { countries, isCountryCode, type LocaleTag } from '@beckon/domain/country'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { FoundPlace, Gazetteer, PlaceRecord } from '../model.ts'
import { autocompleteWith } from './autocomplete.ts'
import { countryName, countryWords } from './text/country-words.ts'
import { indexDocuments } from './documents.ts'
import { fold } from './text/fold.ts'
import { separatorOf } from './format.ts'
import { MAJOR_CITIES } from './major-cities.ts'
import { nameIn } from './text/names.ts'
import type { Presenter } from './present.ts'
import type { ReverseRequest } from './reverse.ts'
import type { Search } from './search.ts'
import { tokenise } from './text/tokens.ts'

/** A town farther away than this does not name a point. */
const FARTHEST_KM = 60
/** Within this distance a large city names the point rather than the suburb GeoNames has nearer. */
const CITY_KM = 4

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Cyrillic}/u, 'sr'],
  [/\p{Script=Tamil}/u, 'ta'],
]

interface Country {
  readonly code: string
  readonly towns: readonly PlaceRecord[]
  /** First-level division of each town, in Latin script. */
  readonly regions: readonly string[]
}

interface Town {
  readonly country: string
  readonly region: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

interface World {
  readonly countries: ReadonlyMap<string, Country>
  readonly tree: KDBush
  readonly order: readonly { readonly country: Country; readonly town: number }[]
}

/** Towns of the 31 countries from GeoNames, for where no street map is added. Loaded at the first question. */
export function townLevel(): Search {
  let loaded: World | undefined
  const searches = new Map<string, Search['autocomplete']>()
  const world = (): World => {
    loaded ??= loadWorld()
    return loaded
  }
  return {
    autocomplete(request) {
      const country = world().countries.get(request.country.toUpperCase())
      if (country === undefined) return []
      const search = searches.get(country.code) ?? searchIn(country)
      searches.set(country.code, search)
      return search(request)
    },
    details(id, language) {
      const [, code = '', number = ''] = /^town:([a-z]{2}):(\d+)$/.exec(id) ?? []
      const country = code === '' ? undefined : world().countries.get(code.toUpperCase())
      return country === undefined ? undefined : foundTown(country, Number(number), language)
    },
    reverse: (request) => nearestTown(world(), request),
  }
}

function searchIn(country: Country): Search['autocomplete'] {
  const gazetteer: Gazetteer = { streets: [], addresses: [], pois: [], places: country.towns }
  const index = indexDocuments(gazetteer)
  const presenter: Presenter = { present: (_kind, record, language) => foundTown(country, record, language) }
  const noFacts = { postcode: '', cityWords: new Set<string>() }
  const regions = country.regions.flatMap((region) => tokenise(region)).map((token) => token.text)
  const common = new Set([...countryWords(country.code), ...regions])
  // A street address finds its town by the one word that names it.
  return autocompleteWith(
    {
      index,
      common,
      factsOf: () => noFacts,
      phoneticMatches: () => [],
      housesOfPostcode: () => [],
      minCoverage: 0.15,
      nameWeight: 0.5,
    },
    presenter,
  )
}

function foundTown(country: Country, record: number, language: string): FoundPlace | undefined {
  const town = country.towns[record]
  if (town === undefined) return undefined
  const name = nameIn(town.names, language)
  const region = /[^\p{Script=Latin}\p{P}\p{Z}\p{M}]/u.test(name) ? '' : (country.regions[record] ?? '')
  const parts = [name, region === name ? '' : region, countryName(country.code, language)]
  return {
    id: `town:${country.code.toLowerCase()}:${record}`,
    formatted_address: [...new Set(parts)].filter((part) => part !== '').join(separatorOf(name)),
    latitude: town.latitude,
    longitude: town.longitude,
    precision: 'town',
    city: name,
    country_code: country.code,
    zipcode: '',
    street: '',
    number: '',
    invented: false,
  }
}

function nearestTown(
  { tree, order }: World,
  { latitude, longitude, language }: ReverseRequest,
): FoundPlace | undefined {
  const isCity = (index: number): boolean => {
    const entry = order[index]
    return entry?.country.towns[entry.town]?.kind === 'city'
  }
  const city = around(tree, longitude, latitude, 1, CITY_KM, isCity)[0]
  const nearest = order[city ?? around(tree, longitude, latitude, 1, FARTHEST_KM)[0] ?? -1]
  return nearest === undefined ? undefined : foundTown(nearest.country, nearest.town, language)
}

function loadWorld(): World {
  const byCountry = new Map<string, Town[]>(Object.keys(MAJOR_CITIES).map((code) => [code, []]))
  for (const town of readTowns()) byCountry.get(town.country)?.push(town)
  const countries = [...byCountry].map(([code, towns]): Country => {
    const major = majorCities(code)
    return {
      code,
      towns: towns.map((town, id) => placeOf(id, town, major)),
      regions: towns.map(({ region }) => region),
    }
  })
  const order = countries.flatMap((country) => country.towns.map((_, town) => ({ country, town })))
  const tree = new KDBush(order.length)
  for (const { country, town } of order)
    tree.add(country.towns[town]?.longitude ?? 0, country.towns[town]?.latitude ?? 0)
  return {
    countries: new Map(countries.map((country) => [country.code, country])),
    tree: tree.finish(),
    order,
  }
}

/** The lines are written by `tools/towns`. */
const TOWNS = new URL('../../data/towns.tsv', import.meta.url)

function readTowns(): Town[] {
  const lines = readFileSync(TOWNS, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [country = '', region = '', name = '', latitude = '', longitude = ''] = line.split('\t')
    return { country, region, name, latitude: Number(latitude), longitude: Number(longitude) }
  })
}

function placeOf(
  id: number,
  { name, latitude, longitude, country: code }: Town,
  major: ReadonlyMap<string, readonly string[]>,
): PlaceRecord {
  const others = major.get(fold(name))
  const byLanguage: Record<string, string> = {}
  for (const other of others ?? []) {
    const language = languageOf(other, code)
    // The first name of a language is the one to show.
    byLanguage[byLanguage[language] === undefined ? language : `x-${language}-${other}`] = other
  }
  return {
    id,
    names: { local: name, byLanguage },
    kind: others === undefined ? 'village' : 'city',
    latitude,
    longitude,
  }
}

function majorCities(code: string): Map<string, string[]> {
  const cities = (MAJOR_CITIES[code] ?? '').split('|').map((entry) => entry.split('='))
  return new Map(cities.map(([name = '', ...others]) => [fold(name), others]))
}

/** Language of a name by its script; further Latin names (Cologne, Helsingfors) are only searched for. */
function languageOf(name: string, code: string): string {
  const isUsed = (language: LocaleTag) => isCountryCode(code) && countries[code].languages.includes(language)
  if (/\p{Script=Arabic}/u.test(name)) return isUsed('ur') ? 'ur' : 'ar'
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(name)) return isUsed('ja') ? 'ja' : 'zh'
  const script = SCRIPTS.find(([pattern]) => pattern.test(name))
  return script?.[1] ?? 'x-alt'
}
