import { type Drop, isSameDrop } from './same-parcel.ts'

/** Of each drop that was there before, by its place: the place of the first that is the same. */
export function repeatedDrops(drops: readonly Drop[]): ReadonlyMap<number, number> {
  const byPhone = new Map<string, number[]>()
  const repeated = new Map<number, number>()
  for (const [place, drop] of drops.entries()) {
    if (drop.phone === '') continue
    const before = byPhone.get(drop.phone) ?? []
    const first = before.find((one) => isSame(drops[one], drop))
    if (first === undefined) byPhone.set(drop.phone, [...before, place])
    else repeated.set(place, first)
  }
  return repeated
}

const isSame = (one: Drop | undefined, other: Drop): boolean => one !== undefined && isSameDrop(one, other)
