import { expect, it } from 'vitest'
import { mayInterrupt, shouldInvite } from './should-invite.ts'

const guest = { mode: 'guest', orders: 1, answer: undefined, isClosed: false } as const

it.each([
  ['a guest with an order', guest, true],
  ['a guest without one', { ...guest, orders: 0 }, false],
  ['somebody with an account', { ...guest, mode: 'classic' }, false],
  ['somebody in a platform’s page', { ...guest, mode: 'godroid' }, false],
  ['a guest who said never', { ...guest, orders: 9, answer: 'never' }, false],
  ['a guest who said later', { ...guest, answer: { later: 1 } }, false],
  ['a guest who said later and has ordered again', { ...guest, orders: 2, answer: { later: 1 } }, true],
  ['a guest where nobody can register', { ...guest, isClosed: true }, false],
] as const)('%s: %j is invited: %s', (_, who, invited) => expect(shouldInvite(who)).toBe(invited))

it.each([
  ['is not known yet', undefined, false],
  ['is on its way', [{ status: 'DELIVERED' }, { status: 'PICKED_UP' }], false],
  ['is scheduled', [{ status: 'RECEIVED' }], false],
  ['has been delivered', [{ status: 'DELIVERED' }, { status: 'CANCELLED' }], true],
  ['is of an earlier day', [], true],
] as const)('a guest whose order %s may be interrupted: %j → %s', (_, orders, may) =>
  expect(mayInterrupt(orders)).toBe(may),
)
