import { expect, it } from 'vitest'
import { payoutOf } from './payout.ts'

it.each([
  { earned: 900, inHand: 0, netsCash: true, payout: { setOff: 0, paid: 900 } },
  { earned: 900, inHand: 250, netsCash: true, payout: { setOff: 250, paid: 650 } },
  { earned: 900, inHand: 250, netsCash: false, payout: { setOff: 0, paid: 900 } },
  { earned: 900, inHand: 2500, netsCash: true, payout: { setOff: 900, paid: 0 } },
  { earned: 900, inHand: -250, netsCash: true, payout: { setOff: 0, paid: 900 } },
  { earned: 0, inHand: 250, netsCash: true, payout: undefined },
  { earned: -100, inHand: 250, netsCash: true, payout: undefined },
])('earnings of $earned with $inHand in hand are paid out as $payout', ({ netsCash, payout, ...balance }) => {
  expect(payoutOf(balance, netsCash)).toEqual(payout)
})
