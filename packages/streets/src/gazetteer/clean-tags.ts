import { fold } from '../search/text/fold.ts'
import { isHouseWord } from '../search/text/street-words.ts'
import { type Token, tokenise } from '../search/text/tokens.ts'

const LETTER = /\p{L}/u

/**
 * The street of an `addr:street` value. Mappers write "Mall, Street" or "Street 12" there; the part that
 * the map draws as a street wins. Empty where nothing usable is left.
 */
export function cleanStreet(
  written: string,
  houseNumber: string,
  isStreet: (folded: string) => boolean,
): string {
  const value = written.trim().replace(/\s+/g, ' ')
  if (isStreet(fold(value))) return value
  if (value.startsWith('#')) return ''
  const parts = value.split(/[,;،、]/).map((part) => withoutNumber(part.trim(), houseNumber))
  const drawn = parts.find((part) => isStreet(fold(part)))
  const named = parts.filter((part) => LETTER.test(part) || /\d/.test(part))
  // "Street 271" and plain "271" are street names in some countries, a lone house number is not.
  return drawn ?? named.findLast((part) => part !== houseNumber) ?? ''
}

function withoutNumber(street: string, houseNumber: string): string {
  const end = ` ${houseNumber}`
  return houseNumber !== '' && street.endsWith(end) && LETTER.test(street)
    ? street.slice(0, -end.length).trim()
    : street
}

/** A city name has letters: "7" is a slip of the mapper. */
export function cleanCity(written: string): string {
  const city = written.trim()
  return LETTER.test(city) && city.length <= 60 ? city : ''
}

export function cleanPostcode(written: string): string {
  const postcode = written.split(/[;,]/)[0]?.trim() ?? ''
  return /\d/.test(postcode) && postcode.length <= 12 ? postcode : ''
}

/** One entry for every house of "12;14" or "12, 14"; nothing for values that are no house number. */
export function houseNumbersIn(written: string): string[] {
  const parts = written.split(/[;,،]/).map((part) =>
    part
      .trim()
      .replace(/^#\s*(?=\d+\p{L}?$)/u, '')
      .replace(/\s+/g, ' '),
  )
  return [...new Set(parts.filter(isHouseNumber))]
}

/**
 * Rejects "3rd floor", "2. krs." and "#B1-01": they locate a shop inside a house and do not number the
 * house.
 */
function isHouseNumber(part: string): boolean {
  if (part.length > 20 || part.startsWith('#')) return false
  if (/^\p{L}$/u.test(part)) return true
  const tokens = tokenise(part)
  const isWord = ({ kind, text }: Token): boolean =>
    kind === 'word' && text.length > 2 && text !== 'bis' && !isHouseWord(text)
  const isFloor = ({ text }: Token): boolean => /^\d+(?:st|nd|rd|th)$/.test(text)
  return (
    tokens.some((token) => token.kind === 'number') &&
    !tokens.some((token) => isWord(token) || isFloor(token))
  )
}
