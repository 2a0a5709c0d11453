import { createHash } from 'node:crypto'

/** Seeded random numbers: the same seed gives the same world. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
}

/** Mulberry32, begun with a hash of the seed. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(from) {
      const one = from[Math.floor(next() * from.length)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
  }
}
