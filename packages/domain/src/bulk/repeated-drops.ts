import type { Point } from '../geo/index.ts'
import { type Drop, isSameDrop, addressKey } from './same-drop.ts'

/** The drops of a file so far. */
interface DropIndex {
  /** Adds a drop. Returns the index of the first one that is the same, counted in the order of adding. */
  add(drop: Drop): number | undefined
}

/** Compares each drop only with drops near it, also where ten thousand rows have one phone. */
export function createDropIndex(): DropIndex {
  const byAddress = new Map<string, number>()
  const byArea = new Map<string, { readonly drop: Drop; readonly at: number }[]>()
  let count = 0
  return {
    add(drop) {
      const at = count++
      if (drop.phone === '') return undefined
      const address = `${drop.phone} ${addressKey(drop)}`
      const areas = drop.point ? areasAround(drop.point).map((area) => `${drop.phone} ${area}`) : []
      const near = areas.flatMap((area) => byArea.get(area) ?? [])
      const first = byAddress.get(address) ?? near.find((one) => isSameDrop(one.drop, drop))?.at
      if (first !== undefined) return first
      byAddress.set(address, at)
      const [own] = areas
      if (own !== undefined) byArea.set(own, [...(byArea.get(own) ?? []), { drop, at }])
      return undefined
    },
  }
}

/** Maps the index of each repeated drop to the index of its first occurrence. */
export function repeatedDrops(drops: readonly Drop[]): ReadonlyMap<number, number> {
  const index = createDropIndex()
  const repeated = new Map<number, number>()
  for (const [at, drop] of drops.entries()) {
    const first = index.add(drop)
    if (first !== undefined) repeated.set(at, first)
  }
  return repeated
}

/** Degrees: 110 m, and as much or more to the east wherever there are streets. */
const [TALL, WIDE] = [0.001, 0.004]

/** The drop's own area first, then those beside it: the same door is in one of them. */
function areasAround({ latitude, longitude }: Point): string[] {
  const [north, east] = [Math.floor(latitude / TALL), Math.floor(longitude / WIDE)]
  return [0, -1, 1].flatMap((up) => [0, -1, 1].map((right) => `${north + up}:${east + right}`))
}
