import type { PhoneticMatch } from './text/phonetic-matches.ts'
import type { DocumentIndex, SearchDocument } from './documents.ts'
import { type HouseMatch, houseNumberKey, housesWith, nearestHouse } from './text/house-number.ts'
import type { QueryToken } from './query.ts'
import { isStreetWord } from './text/street-words.ts'

/** Words that fit every address of the map: the name of the city and of the country. */
export type CommonWords = ReadonlySet<string>

/** Parts of an address that can still match words of the query: postcode and city. */
export interface HouseFacts {
  readonly postcode: string
  readonly cityWords: ReadonlySet<string>
}

export interface Scoring {
  readonly index: DocumentIndex
  readonly common: CommonWords
  factsOf(address: number): HouseFacts
  /** Names that are pronounced like words which the map does not have in their script. */
  phoneticMatches(words: readonly string[]): readonly PhoneticMatch[]
  /** The houses of a query that is nothing but a postcode. */
  housesOfPostcode(query: string): readonly number[]
  /** Results that match a smaller share of the query are left out. */
  readonly minCoverage: number
  /** How much it counts that the whole name was typed. */
  readonly nameWeight: number
}

export interface Scored {
  readonly score: number
  /** Share of the query that the document matches, 0 to 1. */
  readonly coverage: number
  /** Share of the document's name that was written; 1 only where every word of it was. */
  readonly named: number
  readonly houses: readonly HouseMatch[]
}

interface Fit {
  /** How well each word of the query is matched so far. */
  readonly quality: Float64Array
  /** Share of the name that the query covers. */
  readonly covered: number
  readonly inOrder: number
  readonly fromStart: boolean
}

/** Scores a document by the best matching spelling of its name; undefined if the query does not contain its name. */
export function scoreDocument(
  tokens: readonly QueryToken[],
  document: number,
  scoring: Scoring,
): Scored | undefined {
  const found = scoring.index.documents[document]
  if (found === undefined) return undefined
  let best: Scored | undefined
  for (const spelling of scoring.index.spellings[document] ?? []) {
    const fit = fitSpelling(tokens, spelling, scoring)
    const scored = fit === undefined ? undefined : weigh(tokens, fit, found, spelling, scoring)
    if (scored !== undefined && scored.score > (best?.score ?? 0)) best = scored
  }
  return best
}

/** Assigns every word of the query to the best matching place in the name, each place once. */
function fitSpelling(
  tokens: readonly QueryToken[],
  spelling: Uint32Array,
  { index }: Scoring,
): Fit | undefined {
  const quality = new Float64Array(tokens.length)
  const taken = new Map<number, number>()
  let previous = -2
  let inOrder = 0
  tokens.forEach((token, at) => {
    let best = -1
    let most = 0
    for (let place = 0; place < spelling.length; place += 1) {
      const fits = taken.has(place)
        ? 0
        : (token.matches.get(spelling[place] ?? -1) ?? 0) + (place === previous + 1 ? 0.001 : 0)
      if (fits > most && fits > 0.01) {
        most = fits
        best = place
      }
    }
    if (best < 0) return
    taken.set(best, Math.min(1, most))
    quality[at] = Math.min(1, most)
    if (best === previous + 1) inOrder += 1
    previous = best
  })
  if (taken.size === 0) return undefined
  let length = 0
  let covered = 0
  spelling.forEach((term, place) => {
    const letters = (index.terms.terms[term] ?? '').length
    length += letters
    covered += letters * (taken.get(place) ?? 0)
  })
  return {
    quality,
    covered: covered / Math.max(1, length),
    inOrder: inOrder / Math.max(1, taken.size - 1),
    fromStart: taken.has(0),
  }
}

/** Weights a match. `real-extracts.test.ts` measures the effect of its constants. */
function weigh(
  tokens: readonly QueryToken[],
  fit: Fit,
  document: SearchDocument,
  spelling: Uint32Array,
  scoring: Scoring,
): Scored | undefined {
  const named = tokens.reduce(
    (sum, token, at) => sum + (token.kind === 'number' ? 0.3 : 1) * token.weight * (fit.quality[at] ?? 0),
    0,
  )
  if (named < 0.08) return undefined
  const houses = matchHouse(tokens, fit.quality, document, spelling, scoring)
  matchPlace(tokens, fit.quality, document, scoring)
  const chosen = preferMatchingHouses(tokens, fit.quality, houses, scoring)
  let coverage = 0
  let all = 0
  tokens.forEach((token, at) => {
    coverage += token.weight * (fit.quality[at] ?? 0)
    all += token.weight
  })
  const share = coverage / Math.max(0.01, all)
  const inOrder = fit.inOrder * 0.03 + (fit.fromStart ? 0.03 : 0)
  return {
    score: 0.62 * share + scoring.nameWeight * fit.covered + inOrder + 0.08 * document.prior,
    coverage: share,
    named: isWholeName(tokens, fit.quality, spelling) ? 1 : Math.min(LESS_THAN_WHOLE, fit.covered),
    houses: chosen,
  }
}

const LESS_THAN_WHOLE = 0.99

/** Returns whether every word of the name was written, and no other street's: `Garden Grove Road` is not `Garden`. */
const isWholeName = (tokens: readonly QueryToken[], quality: Float64Array, spelling: Uint32Array): boolean =>
  spelling.every((term) => tokens.some((token) => token.whole.has(term))) &&
  !tokens.some((token, at) => isStreetWord(token.text) && (quality[at] ?? 0) < 0.5)

interface Span {
  readonly key: string
  readonly from: number
  readonly to: number
}

/** Stretches of unexplained words with a digit in them, the longest first: `12`, `b 12`, `12 a`. */
function spansOf(tokens: readonly QueryToken[], quality: Float64Array): Span[] {
  const spans: Span[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from; to < Math.min(tokens.length, from + 3); to += 1) {
      const part = tokens.slice(from, to + 1)
      const free = part.every(
        (token, at) =>
          (quality[from + at] ?? 0) < 0.95 && (token.kind === 'number' || token.text.length <= 3),
      )
      if (!free) break
      if (part.some((token) => token.kind === 'number'))
        spans.push({ key: houseNumberKey(part.map((token) => token.text).join(' ')), from, to })
    }
  }
  return spans.filter((span) => span.key !== '').sort((a, b) => b.to - b.from - (a.to - a.from))
}

function matchHouse(
  tokens: readonly QueryToken[],
  quality: Float64Array,
  document: SearchDocument,
  spelling: Uint32Array,
  scoring: Scoring,
): HouseMatch[] {
  if (document.houses.length === 0 && document.houseNumber === '') return []
  const spans = spansOf(tokens, quality)
  for (const span of spans) {
    const own = document.houseNumber !== '' && document.houseNumber === span.key
    const houses = own ? [] : housesWith(document.houses, span.key)
    if (own || houses.length > 0) {
      quality.fill(1, span.from, span.to + 1)
      return houses
    }
  }
  return (
    compoundHouse(spans, quality, document, spelling, scoring) ?? nearestHouseMatch(spans, quality, document)
  )
}

/** Japan: in 道玄坂2-6-2 the first number belongs to the district 道玄坂二丁目, the others to the house. */
function compoundHouse(
  spans: readonly Span[],
  quality: Float64Array,
  document: SearchDocument,
  spelling: Uint32Array,
  { index }: Scoring,
): HouseMatch[] | undefined {
  for (const span of spans) {
    const [district = '', ...house] = span.key.split('-')
    const term = index.terms.exact(district)
    if (house.length === 0 || term === undefined || !spelling.includes(term)) continue
    const houses = housesWith(document.houses, house.join('-'))
    if (houses.length === 0) continue
    quality.fill(1, span.from, span.to + 1)
    return houses
  }
  return undefined
}

function nearestHouseMatch(
  spans: readonly Span[],
  quality: Float64Array,
  document: SearchDocument,
): HouseMatch[] {
  for (const span of spans) {
    // Five digits and more are a postcode, not a house.
    const nearest = /\d{5}/.test(span.key) ? undefined : nearestHouse(document.houses, span.key)
    if (nearest === undefined) continue
    quality.fill(0.3, span.from, span.to + 1)
    return [nearest]
  }
  return []
}

/** Matches words that name the district, the city, the country, or the street of a shop. */
function matchPlace(
  tokens: readonly QueryToken[],
  quality: Float64Array,
  document: SearchDocument,
  { index, common }: Scoring,
): void {
  const street = index.spellings[index.streetDocuments.get(document.street) ?? -1]
  tokens.forEach((token, at) => {
    if ((quality[at] ?? 0) >= 0.8) return
    let best =
      Math.max(token.places.get(document.place) ?? 0, token.places.get(document.settlement) ?? 0) * 0.95
    if (
      common.has(token.text) ||
      (at === tokens.length - 1 && token.text.length >= 3 && beginsAny(token.text, common))
    )
      best = Math.max(best, 0.9)
    for (const spelling of street ?? [])
      for (const term of spelling) best = Math.max(best, (token.matches.get(term) ?? 0) * 0.9)
    if (best > (quality[at] ?? 0)) quality[at] = best
  })
}

function beginsAny(text: string, words: Iterable<string>): boolean {
  for (const word of words) if (word.startsWith(text)) return true
  return false
}

/** Prefers the houses whose postcode and city the query names, and counts those words as matched. */
function preferMatchingHouses(
  tokens: readonly QueryToken[],
  quality: Float64Array,
  houses: readonly HouseMatch[],
  scoring: Scoring,
): readonly HouseMatch[] {
  const open = [...tokens.keys()].filter((at) => (quality[at] ?? 0) < 0.8)
  if (houses.length === 0 || open.length === 0) return houses
  const named = (house: HouseMatch): number[] => {
    const { postcode, cityWords } = scoring.factsOf(house.address)
    return open.filter((at) => {
      const text = tokens[at]?.text ?? ''
      return (text.length >= 3 && postcode.startsWith(text.replaceAll('-', ''))) || cityWords.has(text)
    })
  }
  const ranked = houses
    .map((house) => ({ house, words: named(house) }))
    .sort((a, b) => b.words.length - a.words.length)
  for (const at of ranked[0]?.words ?? []) quality[at] = 1
  return ranked.map((entry) => entry.house)
}
