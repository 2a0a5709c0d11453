import { expect, it } from 'vitest'
import { isTextKey, textViolation } from './check-text.ts'

it.each([
  ['action.cancel', 'hu', true],
  ['action.unheard-of', 'hu', false],
  ['toString', 'en', false],
  ['orders.count', 'en', false],
  ['orders.count_one', 'en', true],
  ['orders.count_few', 'en', false],
  ['orders.count_few', 'pl', true],
  ['orders.count_one', 'ja', false],
  ['action.cancel_other', 'en', false],
] as const)('whether %s is a text key in %s: %s', (key, tag, isKnown) =>
  expect(isTextKey(tag, key)).toBe(isKnown),
)

it.each([
  ['action.cancel', 'Never mind', undefined],
  ['action.cancel', '', 'text.fault.empty'],
  ['action.cancel', ' Cancel', 'text.fault.empty'],
  ['action.cancel', '<b>Cancel</b>', 'text.fault.marks'],
  ['action.cancel', 'See $t(login.password)', 'text.fault.marks'],
  ['action.cancel', 'Cancel\nnow', 'text.fault.marks'],
  ['action.cancel', '\u202elecnaC', 'text.fault.marks'],
  ['action.cancel', 'Cancel {name}', 'text.fault.placeholders'],
  ['action.cancel', 'Cancel {', 'text.fault.placeholders'],
  ['action.cancel', 'Cancel everything that I have typed', 'text.fault.long'],
  ['branch.id', 'Number {id}', undefined],
  ['branch.id', 'Number', 'text.fault.placeholders'],
  ['branch.id', 'Number {name}', 'text.fault.placeholders'],
  ['orders.count_one', 'One order', undefined],
  ['orders.count_other', 'Many orders', 'text.fault.placeholders'],
])('%s as %j: %s', (key, text, violation) => expect(textViolation(key, text)).toBe(violation))
