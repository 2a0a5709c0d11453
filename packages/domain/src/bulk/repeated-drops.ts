import type { Point } from '../geo/index.ts'
import { type Drop, isSameDrop, sameAddressKey } from './same-parcel.ts'

/**
 * Of each drop that was there before, by its place: the place of the first that is the same. Also where one phone
 * is in ten thousand rows, each is compared only with drops near it.
 */
export function repeatedDrops(drops: readonly Drop[]): ReadonlyMap<number, number> {
  const byAddress = new Map<string, number>()
  const byArea = new Map<string, number[]>()
  const repeated = new Map<number, number>()
  for (const [place, drop] of drops.entries()) {
    if (drop.phone === '') continue
    const address = `${drop.phone} ${sameAddressKey(drop)}`
    const areas = drop.point ? areasAround(drop.point).map((area) => `${drop.phone} ${area}`) : []
    const near = areas.flatMap((area) => byArea.get(area) ?? [])
    const first = byAddress.get(address) ?? near.find((one) => isSame(drops[one], drop))
    if (first !== undefined) {
      repeated.set(place, first)
      continue
    }
    byAddress.set(address, place)
    const [own] = areas
    if (own !== undefined) byArea.set(own, [...(byArea.get(own) ?? []), place])
  }
  return repeated
}

const isSame = (one: Drop | undefined, other: Drop): boolean => one !== undefined && isSameDrop(one, other)

/** Degrees: 110 m, and as much or more to the east wherever there are streets. */
const [TALL, WIDE] = [0.001, 0.004]

/** Its own area first, then those beside it: what is the same door lies in one of them. */
function areasAround({ latitude, longitude }: Point): string[] {
  const [north, east] = [Math.floor(latitude / TALL), Math.floor(longitude / WIDE)]
  return [0, -1, 1].flatMap((up) => [0, -1, 1].map((right) => `${north + up}:${east + right}`))
}
