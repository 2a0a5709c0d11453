import { expect, it } from 'vitest'
import { placeholderDifferences, textRoom, textWidth, violationOf } from './text-rules.ts'

const key = 'order.at'
const english = '{name} at {time}'

it.each([
  ['{time}: {name}', [], []],
  ['{name}', ['{time}'], []],
  ['', ['{name}', '{time}'], []],
  ['{name} at {tiem}', ['{time}'], ['{tiem}']],
  ['{name} {time} {', [], ['{']],
  ['{name} {time} }}', [], ['}']],
])('the placeholders of %j differ by %j and %j', (text, missing, unknown) =>
  expect(placeholderDifferences({ key, english, text })).toEqual({ missing, unknown }),
)

it('a plural form other than the general one may have the number in words', () => {
  const counted = { english: '{count} orders', text: 'One order' }
  expect(placeholderDifferences({ ...counted, key: 'orders.count_one' }).missing).toEqual([])
  expect(placeholderDifferences({ ...counted, key: 'orders.count_other' }).missing).toEqual(['{count}'])
})

it('a text may be as wide as its room and no wider', () => {
  const room = textRoom('Cancel')
  expect(violationOf({ key, english: 'Cancel', text: 'x'.repeat(room) })).toBeUndefined()
  expect(violationOf({ key, english: 'Cancel', text: 'x'.repeat(room + 1) })).toBe('text.fault.long')
})

it('a Han character is nearly two letters wide, and a mark has no width', () => {
  expect(textWidth('取消')).toBe(3.6)
  expect(textWidth('e\u0301')).toBe(1)
})
