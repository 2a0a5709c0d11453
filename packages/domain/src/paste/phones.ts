import { isValidPhoneNumber } from 'libphonenumber-js/min'
import type { CountryCode } from '../country/index.ts'
import { isPossiblePhone, toE164 } from '../phone/index.ts'
import type { SourceRange } from './pasted-order.ts'

export interface Phone {
  readonly value: string
  readonly range: SourceRange
}

const run = /(?<![a-z\d#])[+(]{0,2}\d(?:[ ().\-/]{0,3}\d){6,24}/gu
const dated = /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}[./-] ?\d{1,2}[./-] ?\d{1,2})(?!\d|[./-]\d)/u
/** More runs of digits than any order has: the rest of such a text is not worth the time. */
const MAX_RUNS = 40

/** Every number of the stretch that is a valid one, in its order. */
export function findPhones(folded: string, [start, end]: SourceRange, country: CountryCode): Phone[] {
  const runs = [...folded.slice(start, end).matchAll(run)].slice(0, MAX_RUNS)
  return runs.flatMap((match) => {
    if (dated.test(match[0])) return []
    const phone = longestValid(match[0], country)
    if (!phone) return []
    const at = start + match.index + phone.at
    return [{ value: toE164(phone.text, country), range: [at, at + phone.text.length] as const }]
  })
}

/** A number with the label of a phone is taken when its length could be right. */
export function readLabelledPhone(folded: string, range: SourceRange, country: CountryCode): Phone | null {
  const [valid] = findPhones(folded, range, country)
  if (valid) return valid
  const match = /^[^\d+]{0,20}([+(]{0,2}\d[\d ().\-/]{4,24}\d)/u.exec(folded.slice(...range))
  const text = match?.[1]
  if (!match || !text || !isPossiblePhone(text, country)) return null
  const at = range[0] + match[0].length - text.length
  return { value: toE164(text, country), range: [at, at + text.length] }
}

/** A run may hold more than the number (a house number behind it): the longest stretch of whole groups that is valid. */
function longestValid(text: string, country: CountryCode): { text: string; at: number } | null {
  const groups = [...text.matchAll(/[+(]*\d+/gu)].map(
    (group) => [group.index, group.index + group[0].length] as const,
  )
  for (let count = groups.length; count > 0; count -= 1) {
    for (let first = 0; first + count <= groups.length; first += 1) {
      const at = groups[first]?.[0] ?? 0
      const part = text.slice(at, groups[first + count - 1]?.[1])
      if (isValid(part, country)) return { text: part, at }
    }
  }
  return null
}

function isValid(text: string, country: CountryCode): boolean {
  const digits = text.replace(/[^\d+]/gu, '').replace(/^00/u, '+')
  return digits.length >= 7 && digits.length <= 16 && isValidPhoneNumber(digits, country)
}
