import { isSameDoor, type Point } from '../geo/index.ts'

/** A customer with the address. */
export interface Drop {
  /** E.164. */
  readonly phone: string
  readonly address: string
  readonly point: Point | null
}

/** Returns whether two parcels look like a repeated order: the same phone, and the same address or door. */
export function isSameDrop(one: Drop, other: Drop): boolean {
  if (one.phone === '' || one.phone !== other.phone) return false
  if (addressKey(one) === addressKey(other)) return true
  return one.point !== null && other.point !== null && isSameDoor(one.point, other.point)
}

/** Returns a key that is equal for addresses that differ only in spelling. */
export const addressKey = ({ address }: Drop): string =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,.;]+/gu, ' ')
    .trim()
