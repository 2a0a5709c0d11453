import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no dash, and no letters that are read as one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 14 characters of five bits are 70 bits: guessing does not find a tracking page. */
const LENGTH = 14

export function newOrderId(vendorId: string): string {
  const random = Array.from(randomBytes(LENGTH), (byte) => alphabet[byte & 31] ?? '')
  return `${vendorId}-${random.join('')}`
}
