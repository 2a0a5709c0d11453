/** What an address search found, as far as it can be compared with what was written. */
export interface FoundAddress {
  readonly precision: 'building' | 'street' | 'place' | 'town'
  readonly street: string
  readonly number: string
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a rider may be sent to what was found without anybody looking at it: a building, whose street and number
 * stand in what was written. A search also finds what is only like it.
 */
export function isExactAddress(written: string, found: FoundAddress): boolean {
  if (found.precision !== 'building') return false
  const text = ` ${folded(written)} `
  const street = folded(found.street)
  const number = folded(found.number)
  return text.includes(` ${number} `) && (street === '' || text.includes(` ${street} `))
}
