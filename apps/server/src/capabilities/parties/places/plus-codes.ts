import type { Place, Precision } from '@beckon/contract'
import { completePlusCode, decodePlusCode, plusCodeKind, type Point } from '@beckon/domain/geo'
import type { PlaceSearch } from './map-engine.ts'
import type { PlaceQuery, PlaceFinder } from './place-finder.ts'

const PREFIX = 'plus:'

/** Adds plus codes to a finder: full ones, and short ones with the name of a town or near the map's centre. */
export function withPlusCodes(finder: PlaceFinder): PlaceFinder {
  return {
    async autocomplete(search) {
      const code = await codeIn(search, finder)
      const place = code && (await placeAt(code, search, finder))
      return place ? [place] : finder.autocomplete(search)
    },
    async details(request) {
      if (!request.id.startsWith(PREFIX)) return finder.details(request)
      return placeAt(request.id.slice(PREFIX.length), request, finder)
    },
    reverse: (request) => finder.reverse(request),
  }
}

/** Returns the full code of the query. A short code refers to the nearest match around the named place. */
async function codeIn(search: PlaceSearch, finder: PlaceFinder): Promise<string | undefined> {
  const typed = readTyped(search.query)
  if (!typed) return undefined
  if (plusCodeKind(typed.code) === 'full') return typed.code
  const near = typed.town === '' ? search.near : await pointOf(typed.town, search, finder)
  return near && completePlusCode(typed.code, near)
}

async function pointOf(town: string, search: PlaceSearch, finder: PlaceFinder): Promise<Point | undefined> {
  const [place] = await finder.autocomplete({ ...search, query: town })
  return place && { latitude: place.latitude, longitude: place.longitude }
}

/** Short codes omit four digits; a text that omits more is hardly ever a code. */
const FEWEST_BEFORE = 4

function readTyped(query: string): { readonly code: string; readonly town: string } | undefined {
  // Some keyboards write wide digits and plus signs, and right-to-left ones add direction marks.
  const words = query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/[\s,،、]+/u)
  const code = words.find((word) => word.indexOf('+') >= FEWEST_BEFORE && plusCodeKind(word))
  if (!code) return undefined
  const town = words.filter((word) => word !== code && word !== '').join(' ')
  return { code: code.toUpperCase(), town }
}

/** The middle of a code's area with the street and the town that are there; undefined outside the country. */
async function placeAt(
  code: string,
  { country, language }: Omit<PlaceQuery, 'id'>,
  finder: PlaceFinder,
): Promise<Place | undefined> {
  const area = decodePlusCode(code)
  const precision = area && precisionOf(area.digits)
  const around = precision && (await finder.reverse({ at: area.centre, country, language }))
  if (!around) return undefined
  return {
    ...around,
    ...area.centre,
    id: PREFIX + code,
    formatted_address: `${code}, ${around.formatted_address}`,
    precision,
    // The nearest house is a different one.
    number: '',
  }
}

/** Ten digits are 14 metres, eight are 280; with fewer it is no place to ride to. */
function precisionOf(digits: number): Precision | undefined {
  if (digits >= 10) return 'building'
  return digits >= 8 ? 'place' : undefined
}
