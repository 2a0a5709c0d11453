/** An answer of an address search, as far as it can be compared with what was written. */
export interface FoundAddress {
  readonly precision: 'building' | 'street' | 'place' | 'town'
  readonly street: string
  readonly number: string
  /** The match in the index of our search; absent where an outside service was used. */
  readonly match?: {
    /** Share of the street's name that was written; 1 only where every word of it was, in any of its languages. */
    readonly street: number
    readonly number: boolean
  }
}

/**
 * `exact`: the building at the street and number that were written. `misspelt`: that building, but for a slip in the
 * street's name. `vague`: something of it, to be looked at. `unlike`: too little of it to propose the place.
 */
export type AddressFit = 'exact' | 'misspelt' | 'vague' | 'unlike'

/** Shares of a street's name. */
const SLIP = 0.8
const LIKE = 0.5

/** How far what was found is what was written. */
export function matchAddress(written: string, found: FoundAddress): AddressFit {
  const { match, precision } = found
  if (!match) return isContained(written, found) ? 'exact' : 'vague'
  if (match.street < LIKE) return 'unlike'
  if (precision !== 'building' || !match.number) return 'vague'
  if (match.street === 1) return 'exact'
  return match.street >= SLIP ? 'misspelt' : 'vague'
}

/** An outside search may answer with what is only alike: its street and number have to stand in the text. */
function isContained(written: string, { precision, street, number }: FoundAddress): boolean {
  if (precision !== 'building') return false
  const text = ` ${folded(written)} `
  const [name, house] = [folded(street), folded(number)]
  return text.includes(` ${house} `) && (name === '' || text.includes(` ${name} `))
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
