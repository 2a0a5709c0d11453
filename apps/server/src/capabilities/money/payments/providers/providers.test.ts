import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { CardProvider } from '@beckon/domain/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../../test/core.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../../test/worlds/payment-world.ts'
import { turnOn } from '../../../../../test/seed/turn-on.ts'

const providers: readonly (readonly [
  provider: CardProvider,
  country: CountryCode,
  flags: readonly FlagName[],
])[] = [
  ['generic_creditcard', 'SG', []],
  ['cybersource_creditcard', 'SG', ['CyberSourceCreditCard']],
  ['taiwan_creditcard', 'TW', ['TaiwanCardProvider']],
]

// The same tests for every provider: the payer must not notice which one is used.
describe.each(providers)('%s in %s', (provider, country, flags) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await startPaymentWorld({ country })
    if (flags.length > 0) await turnOn(world.server, country, flags)
  })
  afterAll(() => world.stop())

  it('offers itself, and takes a card', async () => {
    const requested = await world.intent()
    expect(requested.code).toBe(undefined)
    const { result: intent } = requested
    expect(intent).toMatchObject({ state: 'OPEN', payment_methods: [{ name: provider }] })
    const { result } = await world.pay(intent, '4111111111111111', { provider })
    expect(result).toMatchObject({ state: 'SUCCEEDED', card: { last_digits: '1111' } })
    await becomes(world, intent.order_id, 'NEW')
  })

  it('the reason of a declined card is shown, and another card is accepted', async () => {
    const { result: intent } = await world.intent()
    const declined = await world.pay(intent, '4000000000009995', { provider })
    expect(declined.result).toMatchObject({ state: 'OPEN', decline: 'INSUFFICIENT_FUNDS' })
    expect((await world.pay(intent, '4111111111111111', { provider })).result.state).toBe('SUCCEEDED')
  })

  it('has the bank ask', async () => {
    const { result: intent } = await world.intent()
    const { result } = await world.pay(intent, '4000000000003220', { provider })
    expect(result).toMatchObject({ state: 'ACTION_REQUIRED', next_action: { type: 'CHALLENGE' } })
    const answered = { method: 'POST', body: new URLSearchParams({ outcome: 'pass' }) }
    await fetch(result.next_action?.url ?? '', answered)
    await becomes(world, intent.order_id, 'NEW')
  })

  it('saves a card, pays with it, and gives the money back', async () => {
    const first = (await world.intent()).result
    await world.pay(first, '4111111111111111', { provider, save: true })
    const [card] = await world.cards()
    const second = (await world.intent()).result
    expect((await world.payWith(second, card?.card_id ?? '')).result.state).toBe('SUCCEEDED')
    await becomes(world, second.order_id, 'WAITING_FOR_TRANSPORT')
    const body = { vendor_id: 'shop', order_id: second.order_id, reason: 'MISTAKE_ERROR' }
    await world.call('PUT', '/api/orders/v1/order/cancel', body)
    await until(async () => {
      const { payment } = await world.record(second.order_id)
      return payment ? payment.refunded === payment.paid : false
    })
  })

  it('does not take the card of another provider', async () => {
    const other = provider === 'generic_creditcard' ? 'cybersource_creditcard' : 'generic_creditcard'
    const { result: intent } = await world.intent()
    const response = await world.pay(intent, '4111111111111111', { provider: other })
    expect(response.result).toMatchObject({ state: 'OPEN', decline: 'CARD_UNREADABLE', attempts_left: 5 })
    expect((await world.record(intent.order_id)).payment?.paid).toBe(0)
  })
})
