import { expect, it } from 'vitest'
import { difference } from './difference.ts'

const written = (before: string, after: string) =>
  difference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

it.each([
  ['Cancel order', 'Cancel order', 'Cancel order'],
  ['Cancel order', 'Cancel the order', 'Cancel [+the +]order'],
  ['Cancel order', 'Stop order', '[-Cancel-][+Stop+] order'],
  ['{name} at {time}', '{time}: {name}', '[-{name} at -]{time}[+: {name}+]'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
  ['ยกเลิก', 'เลิก', '[-ยกเลิก-][+เลิก+]'],
])('the difference of %j and %j is %s', (before, after, shown) => expect(written(before, after)).toBe(shown))

it('the pieces of both kinds give both texts again', () => {
  const [before, after] = ['The rider waits at the door.', 'Your rider waits in front of the door!']
  const pieces = difference(before, after)
  const of = (kind: string) => pieces.filter((one) => one.kind !== kind).map(({ text }) => text)
  expect([of('added').join(''), of('removed').join('')]).toEqual([before, after])
})

it('very long texts are shown as changed as a whole', () => {
  const [before, after] = ['a '.repeat(2000), 'b '.repeat(2000)]
  expect(difference(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
