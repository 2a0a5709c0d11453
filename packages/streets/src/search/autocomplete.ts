import type { AddressMatch, FoundPlace, SearchRequest } from '../model.ts'
import { candidatesOf, type Near, nearness } from './candidates.ts'
import type { SearchDocument } from './documents.ts'
import { houseNumberKey, housesBeginning } from './text/house-number.ts'
import type { Presenter, ResultKind } from './present.ts'
import { tokenisationsOf, lookUp, type QueryToken } from './query.ts'
import { type Scored, type Scoring, scoreDocument } from './score.ts'
import type { Token } from './text/tokens.ts'

const DEFAULT_LIMIT = 5
const MOST = 20
const NEAR_WEIGHT = 0.12
/** A name that only sounds alike counts as named by so much at most. */
const NAMED_BY_EAR = 0.75

interface Hit {
  readonly kind: ResultKind
  readonly record: number
  readonly score: number
  readonly match?: AddressMatch
}

interface Ranked extends Scored {
  readonly document: SearchDocument
}

/** Answers a query that may be unfinished, misspelt, in another script, or a whole address. */
export function autocompleteWith(scoring: Scoring, presenter: Presenter) {
  return (request: SearchRequest): FoundPlace[] => {
    const limit = Math.min(MOST, request.limit ?? DEFAULT_LIMIT)
    const byPostcode = scoring.housesOfPostcode(request.query)
    if (byPostcode.length > 0) {
      const hits = byPostcode.map((record): Hit => ({ kind: 'a', record, score: 0 }))
      return distinct(hits, presenter, request.language, limit)
    }
    const cuts = tokenisationsOf(request.query, scoring.index)
    let ranked = rank(cuts, false, scoring, request.near)
    const best = ranked[0]
    // Look words up literally first; allow typing errors where words stay unmatched or results without a certain house.
    const settled = best?.houses.some((house) => house.exact) === true || ranked.length >= limit
    if (best === undefined || best.coverage < 0.97 || !settled) {
      ranked = better(ranked, rank(cuts, true, scoring, request.near))
      ranked = better(ranked, rankByEar(cuts[0] ?? [], scoring, request.near))
    }
    const good = ranked.filter((entry) => entry.coverage >= scoring.minCoverage)
    const hits = [...good.slice(0, limit * 4).flatMap(hitsOf), ...goingOn(good[0], cuts[0] ?? [])]
    hits.sort((a, b) => b.score - a.score)
    return distinct(hits, presenter, request.language, limit)
  }
}

function rank(
  cuts: readonly Token[][],
  allowTypos: boolean,
  scoring: Scoring,
  near: Near | undefined,
): Ranked[] {
  const best = new Map<number, Ranked>()
  for (const cut of cuts) {
    const tokens = lookUp(cut, scoring.index, { allowTypos })
    for (const number of candidatesOf(tokens, scoring.index, near))
      rankOne(number, tokens, scoring, near, best)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

/** Typed in another script than the map has: read again with the names that sound like it. */
function rankByEar(typed: readonly Token[], scoring: Scoring, near: Near | undefined): Ranked[] {
  const strange = typed.filter(
    (token) => token.kind !== 'number' && scoring.index.terms.exact(token.text) === undefined,
  )
  if (strange.length === 0) return []
  const kept = typed.filter((token) => !strange.includes(token)).map((token) => token.text)
  return scoring.phoneticMatches(strange.map((token) => token.text)).flatMap(({ name, quality }) => {
    const cuts = tokenisationsOf([name, ...kept].join(' '), scoring.index)
    return rank(cuts, false, scoring, near).map((entry) => ({
      ...entry,
      score: entry.score * quality,
      named: Math.min(NAMED_BY_EAR, entry.named * quality),
    }))
  })
}

function rankOne(
  number: number,
  tokens: readonly QueryToken[],
  scoring: Scoring,
  near: Near | undefined,
  best: Map<number, Ranked>,
): void {
  const document = scoring.index.documents[number]
  const scored = scoreDocument(tokens, number, scoring)
  if (document === undefined || scored === undefined) return
  const score = scored.score + NEAR_WEIGHT * nearness(near, document)
  if (score > (best.get(number)?.score ?? 0)) best.set(number, { ...scored, score, document })
}

function better(first: readonly Ranked[], second: readonly Ranked[]): Ranked[] {
  const best = new Map<SearchDocument, Ranked>()
  for (const entry of [...first, ...second]) {
    if (entry.score > (best.get(entry.document)?.score ?? 0)) best.set(entry.document, entry)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

/** An address where the house is known, the street, shop or place itself otherwise. */
function hitsOf({ document, houses, score, named }: Ranked): Hit[] {
  if (houses.length === 0) {
    const hit = { kind: document.kind, record: document.record, score }
    // A town or a quarter has no street of the address; a shop is found by its own name.
    const street = document.kind === 'l' ? 0 : named
    return [document.kind === 'p' ? hit : { ...hit, match: { street, number: false } }]
  }
  return houses.slice(0, 3).map((house, nth) => ({
    kind: house.exact ? 'a' : 'n',
    record: house.address,
    score: score - nth * 0.01,
    match: { street: named, number: house.exact },
  }))
}

/** `Mannerheimintie 1` may be on its way to 10 or 12: those follow the good answers. */
function goingOn(best: Ranked | undefined, tokens: readonly Token[]): Hit[] {
  const last = tokens.at(-1)
  if (best === undefined || last?.kind !== 'number' || best.document.houses.length === 0) return []
  const houses = housesBeginning(best.document.houses, houseNumberKey(last.text), 3)
  const match = { street: best.named, number: false }
  return houses.map((record, nth) => ({ kind: 'a', record, score: best.score - 0.06 - nth * 0.001, match }))
}

function distinct(hits: readonly Hit[], presenter: Presenter, language: string, limit: number): FoundPlace[] {
  const answers = new Map<string, FoundPlace>()
  for (const hit of hits) {
    if (answers.size >= limit) break
    const found = presenter.present(hit.kind, hit.record, language)
    if (found !== undefined && !answers.has(found.formatted_address))
      answers.set(found.formatted_address, hit.match ? { ...found, match: hit.match } : found)
  }
  return [...answers.values()]
}
