import type { FoundValue, SourceRange } from '../pasted-order.ts'
import { findPhones, type Phone, readLabelledPhone } from '../phones.ts'
import { subtract } from '../ranges.ts'
import type { MessageReader } from '../reading.ts'
import type { Segment } from '../segments.ts'

export interface PhoneReading {
  readonly phone: FoundValue<string> | null
  /** Where numbers stand, also those that were not chosen. */
  readonly taken: readonly SourceRange[]
}

/** The customer's number: what a label calls one before what only looks like one. */
export function readPhone(reading: MessageReader): PhoneReading {
  const { folded, segments, context } = reading
  const phoneIn = (one: Segment) => readLabelledPhone(folded, [one.start, one.end], context.country)
  const labelled = byRole(segments.filter((one) => one.field === 'phone')).flatMap(
    (one) => phoneIn(one) ?? [],
  )
  const valid = segments
    .filter((one) => one.field !== 'other' && one.field !== 'amount')
    .flatMap((one) => subtract([one.start, one.end], reading.links))
    .flatMap((range) => findPhones(folded, range, context.country))
  // Where one is written with its zero or plus, figures without are house numbers and postcodes in a row.
  const whole = valid.filter(({ range }) => /^[(]?[0+]/u.test(folded.slice(...range)))
  const all = whole.length > 0 ? whole : labelled.length > 0 ? [] : valid
  const [first] = labelled
  const [guess] = all
  return {
    phone: first ? found(first, 'labelled') : guess ? found(guess, 'guessed') : null,
    taken: [...labelled, ...all].map(({ range }) => range),
  }
}

const found = ({ value, range }: Phone, confidence: 'labelled' | 'guessed'): FoundValue<string> => ({
  value,
  source: range,
  confidence,
})

const rank = { customer: 0, orderer: 2, sender: 3 } as const

/** Sorts by role: the receiver, then an unknown person, then a person who ordered for another one. */
export const byRole = (segments: readonly Segment[]): Segment[] =>
  segments.toSorted((a, b) => rankOf(a) - rankOf(b))

const rankOf = ({ role }: Segment): number => (role ? rank[role] : 1)
