import FlatQueue from 'flatqueue'
import type { DocumentIndex } from './documents.ts'
import type { QueryToken } from './query.ts'

const CANDIDATES = 120
/** Documents looked at for one word; those left out are the least important of the commonest words. */
const PER_WORD = 6_000

export interface Near {
  readonly latitude: number
  readonly longitude: number
}

const METRES_PER_DEGREE = 111_195

/** 1 at the point itself, halved by about 3 km; flat-earth distance is exact enough for ranking. */
export function nearness(near: Near | undefined, point: Near): number {
  if (near === undefined) return 0
  const north = (point.latitude - near.latitude) * METRES_PER_DEGREE
  const east =
    (point.longitude - near.longitude) * METRES_PER_DEGREE * Math.cos((near.latitude * Math.PI) / 180)
  return Math.exp(-Math.hypot(north, east) / 4000)
}

interface Tally {
  readonly sums: Float32Array
  readonly seen: Uint16Array
  readonly touched: number[]
}

/** The documents worth scoring closely: those with most of the query's words in their name. */
export function candidatesOf(
  tokens: readonly QueryToken[],
  index: DocumentIndex,
  near: Near | undefined,
): number[] {
  const size = index.documents.length
  const tally: Tally = { sums: new Float32Array(size), seen: new Uint16Array(size), touched: [] }
  tokens.forEach((token, at) => {
    countWord(token, at + 1, index, tally)
  })
  const queue = new FlatQueue<number>()
  for (const document of tally.touched) {
    const found = index.documents[document]
    if (found === undefined) continue
    const inPlace = tokens.some(
      (token) => token.places.has(found.place) || token.places.has(found.settlement),
    )
      ? 0.3
      : 0
    const rank = (tally.sums[document] ?? 0) + inPlace + 0.1 * found.prior + 0.2 * nearness(near, found)
    if (queue.length < CANDIDATES) queue.push(document, rank)
    else if (rank > (queue.peekValue() ?? 0)) {
      queue.pop()
      queue.push(document, rank)
    }
  }
  return queue.ids.slice(0, queue.length)
}

function countWord(
  token: QueryToken,
  mark: number,
  index: DocumentIndex,
  { sums, seen, touched }: Tally,
): void {
  let budget = PER_WORD
  const ranked = [...token.matches].sort((a, b) => b[1] - a[1])
  for (const [term, quality] of ranked) {
    for (const document of index.terms.documentsOf(term)) {
      if (seen[document] === mark) continue
      if (seen[document] === 0) touched.push(document)
      seen[document] = mark
      sums[document] = (sums[document] ?? 0) + quality * token.weight
      budget -= 1
      if (budget === 0) return
    }
  }
}
