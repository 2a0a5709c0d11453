import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMerchant, type Merchant, newKey } from '../test/merchant.ts'
import { sealCard, type Wallet } from '../test/seal-card.ts'
import { until } from '../test/until.ts'
import { startTestGateway, type TestGateway } from '../test/start-test-gateway.ts'

let gateway: TestGateway
let merchant: Merchant
let wallet: Wallet
const skew = { ms: 0 }
/** Moves the gateway's clock, and lets it look at what is due. */
const pass = (seconds: number) => {
  skew.ms += seconds * 1000
  gateway.wake()
}

beforeAll(async () => {
  gateway = await startTestGateway({ clock: { now: () => new Date(Date.now() + skew.ms) } })
  merchant = await createMerchant(gateway)
  wallet = await merchant.wallet()
})
afterAll(async () => {
  await gateway.stop()
  await merchant.stop()
})

const begin = async (more: object = {}) => {
  wallet = await merchant.wallet()
  return (await merchant.intent(wallet, more)).body.intent_id
}
const read = async (id: string) => (await merchant.call('GET', `/v1/intents/${id}`)).body
const toldOf = (id: string) => merchant.events.filter(({ intent }) => intent.intent_id === id)
const typesOf = (id: string) => toldOf(id).map(({ type }) => type)

describe('payments', () => {
  it('a payment is approved and captured, and the merchant receives an event', async () => {
    const id = await begin()
    const paid = await merchant.confirm(wallet, id, '4111111111111111')
    expect(paid.status).toBe(200)
    expect(paid.body).toMatchObject({
      status: 'captured',
      amount_captured: 650,
      attempts: 1,
      version: 3,
      card: { scheme: 'visa', bin: '411111', last_digits: '1111', instrument_id: null },
    })
    await until(() => expect(typesOf(id)).toEqual(['payment.authorised', 'payment.captured']))
  })

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000127', 'incorrect_security_code'],
    ['4000000000000069', 'expired_card'],
    ['4242424242424242', 'not_a_test_card'],
  ])('a payment with %s is declined with %s, and another card may follow', async (number, code) => {
    const id = await begin()
    const declined = await merchant.confirm(wallet, id, number)
    expect(declined.status).toBe(200)
    expect(declined.body).toMatchObject({ status: 'requires_confirmation', failure: { code, final: false } })
    expect((await merchant.confirm(wallet, id, '5555555555554444')).body).toMatchObject({
      status: 'captured',
      failure: null,
      attempts: 2,
    })
  })

  it('a payment fails with the fifth declined card', async () => {
    const id = await begin()
    for (let tried = 0; tried < 4; tried += 1) await merchant.confirm(wallet, id, '4000000000000002')
    const last = await merchant.confirm(wallet, id, '4000000000000002')
    expect(last.body).toMatchObject({ status: 'failed', failure: { final: true }, attempts: 5 })
    expect((await merchant.confirm(wallet, id, '4111111111111111')).status).toBe(409)
    await until(() => expect(typesOf(id).at(-1)).toBe('payment.failed'))
  })

  it('an expired card and a security code of the wrong length are declined', async () => {
    const id = await begin()
    const over = { number: '4111111111111111', expiry_year: '2020' }
    expect((await merchant.confirm(wallet, id, over)).body.failure.code).toBe('expired_card')
    const amex = { number: '378282246310005', security_code: '123' }
    expect((await merchant.confirm(wallet, id, amex)).body.failure.code).toBe('incorrect_security_code')
  })

  it.each(['generic_creditcard', 'cybersource_creditcard', 'taiwan_creditcard'] as const)(
    'a card in the format of %s is accepted',
    async (name) => {
      const id = await begin({ methods: [name] })
      const card = await sealCard(gateway.url, wallet, { number: '3530111333300000' }, name)
      const confirm = () => merchant.call('POST', `/v1/intents/${id}/confirm`, { card })
      expect((await confirm()).body).toMatchObject({ status: 'captured', card: { name, scheme: 'jcb' } })
    },
  )

  it('a token of the Taiwanese provider can be used once', async () => {
    const id = await begin({ methods: ['taiwan_creditcard'] })
    const card = await sealCard(gateway.url, wallet, { number: '4000000000000002' }, 'taiwan_creditcard')
    const confirm = () => merchant.call('POST', `/v1/intents/${id}/confirm`, { card })
    expect((await confirm()).body.failure.code).toBe('card_declined')
    expect((await confirm()).body.error.code).toBe('card.unreadable')
  })

  it('a card of another method, for another wallet, or encrypted too long ago is refused', async () => {
    const id = await begin()
    const other = await sealCard(
      gateway.url,
      wallet,
      { number: '4111111111111111' },
      'cybersource_creditcard',
    )
    expect((await merchant.call('POST', `/v1/intents/${id}/confirm`, { card: other })).body.error.code).toBe(
      'card.variant',
    )
    const stranger = await merchant.wallet({ owner: 'vendor:2' })
    const theirs = await merchant.confirm(stranger, id, '4111111111111111')
    expect([theirs.status, theirs.body.error.code]).toEqual([422, 'card.unreadable'])
    const card = await sealCard(gateway.url, wallet, { number: '4111111111111111' })
    const long = await begin({ expires_in: 3600 })
    pass(901)
    const late = await merchant.call('POST', `/v1/intents/${long}/confirm`, { card })
    expect(late.body.error.code).toBe('card.unreadable')
    skew.ms = 0
  })

  it('a payment expires, and the merchant receives an event', async () => {
    const id = await begin({ expires_in: 60 })
    pass(61)
    await until(async () => expect((await read(id)).status).toBe('expired'))
    const late = await merchant.confirm(wallet, id, '4111111111111111')
    expect([late.status, late.body.error.code, late.body.intent.status]).toEqual([
      409,
      'intent.expired',
      'expired',
    ])
    skew.ms = 0
    const while_paid = await begin()
    const ended = await merchant.confirm(wallet, while_paid, '4000000000001059')
    expect([ended.status, ended.body.intent.status]).toEqual([409, 'expired'])
    expect((await read(while_paid)).status).toBe('expired')
  })

  it('an authorisation is captured later, in full or in part, or released', async () => {
    const [first, second] = [await begin({ capture: 'manual' }), await begin({ capture: 'manual' })]
    expect((await merchant.confirm(wallet, first, '4111111111111111')).body.status).toBe('authorised')
    const path = `/v1/intents/${first}/capture`
    expect((await merchant.call('POST', path, { amount: 651 })).body.error.code).toBe('intent.amount')
    expect((await merchant.call('POST', path, { amount: 600 })).body).toMatchObject({ amount_captured: 600 })
    expect((await merchant.call('POST', path, {})).status).toBe(409)
    await merchant.confirm(wallet, second, '4111111111111111')
    const let_go = await merchant.call('POST', `/v1/intents/${second}/cancel`, {})
    expect(let_go.body.status).toBe('cancelled')
    expect((await merchant.call('POST', `/v1/intents/${second}/cancel`, {})).body.status).toBe('cancelled')
    expect((await merchant.call('POST', `/v1/intents/${first}/cancel`, {})).status).toBe(409)
  })

  it.each([
    ['4000000000000077', 'captured'],
    ['4000000000000101', 'requires_confirmation'],
  ])('with %s is worked on first, then %s', async (number, status) => {
    const id = await begin()
    expect((await merchant.confirm(wallet, id, number)).body.status).toBe('processing')
    expect((await merchant.call('POST', `/v1/intents/${id}/cancel`, {})).status).toBe(409)
    pass(6)
    await until(async () => expect((await read(id)).status).toBe(status))
    skew.ms = 0
  })
})

describe('3-D Secure', () => {
  const challenge = async (number = '4000000000003220', more: object = {}) => {
    const id = await begin()
    const requested = await merchant.confirm(wallet, id, number, more)
    expect(requested.body).toMatchObject({ status: 'requires_action', next_action: { type: 'three_ds' } })
    return { id, url: requested.body.next_action.url }
  }
  const answer = (url: string, outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

  it.each([
    ['4000000000003220', 'pass', { status: 'captured', failure: null }],
    ['4000000000003063', 'pass', { failure: { code: 'card_declined' } }],
    ['4000000000003220', 'fail', { failure: { code: 'authentication_failed' } }],
    ['4000000000003220', 'abandon', { failure: { code: 'authentication_abandoned' } }],
  ])('with %s and %s', async (number, outcome, expected) => {
    const { id, url } = await challenge(number)
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.test')
    expect(await page.text()).toContain('Is it you who is paying?')
    const over = await answer(url, outcome)
    expect(await over.text()).toContain('data-host="http://shop.test"')
    expect(await read(id)).toMatchObject({ status: 'requires_confirmation', next_action: null, ...expected })
    expect((await answer(url, 'pass')).status).toBe(404)
  })

  it('a challenge is abandoned by the merchant or expires', async () => {
    const { id } = await challenge()
    const left = await merchant.call('POST', `/v1/intents/${id}/abandon`, {})
    expect(left.body).toMatchObject({
      status: 'requires_confirmation',
      failure: { code: 'authentication_abandoned' },
    })
    const other = await challenge()
    pass(601)
    await until(async () =>
      expect((await read(other.id)).failure).toEqual({ code: 'authentication_expired', final: false }),
    )
    skew.ms = 0
  })

  it('a card is saved only after its challenge was passed', async () => {
    const before = await merchant.wallet()
    const cards = async () =>
      (await merchant.call('GET', `/v1/wallets/${before.wallet_id}/instruments`)).body.instruments.length
    const had = await cards()
    const refused = await challenge('4000000000003220', { save: true })
    await answer(refused.url, 'fail')
    expect(await cards()).toBe(had)
    const passed = await challenge('4000000000003220', { save: true })
    await answer(passed.url, 'pass')
    expect(await cards()).toBe(had + 1)
    expect((await read(passed.id)).card.instrument_id).toMatch(/^ins_/)
  })
})

describe('repeated requests', () => {
  it('the same request twice pays once', async () => {
    const id = await begin()
    const card = await sealCard(gateway.url, wallet, { number: '4111111111111111' })
    const headers = { 'idempotency-key': newKey() }
    const confirm = (more: object = {}) =>
      merchant.call('POST', `/v1/intents/${id}/confirm`, { card, ...more }, headers)
    const [first, second] = [await confirm(), await confirm()]
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect((await confirm({ save: true })).body.error.code).toBe('idempotency.conflict')
    expect((await read(id)).attempts).toBe(1)
  })

  it('a request without an idempotency key is refused', async () => {
    const answer = await merchant.call(
      'POST',
      '/v1/refunds',
      { intent_id: 'a', amount: 1, reference: 'a' },
      {
        'idempotency-key': '',
      },
    )
    expect(answer.body.error.code).toBe('idempotency.missing')
  })

  it('a repeated request gets the answer that was lost', async () => {
    const id = await begin()
    const card = await sealCard(gateway.url, wallet, { number: '4000000000001018' })
    const headers = { 'idempotency-key': newKey() }
    const confirm = () => merchant.call('POST', `/v1/intents/${id}/confirm`, { card }, headers)
    expect((await confirm()).status).toBe(503)
    expect((await read(id)).status).toBe('captured')
    expect((await confirm()).body).toMatchObject({ status: 'captured', attempts: 1 })
  })

  it('a payment with the test card for an outage has no effect', async () => {
    const id = await begin()
    const down = await merchant.confirm(wallet, id, '4000000000001000')
    expect([down.status, down.body.error.code]).toEqual([503, 'gateway.unavailable'])
    expect(await read(id)).toMatchObject({ status: 'requires_confirmation', attempts: 0, version: 1 })
  })
})

describe('webhooks', () => {
  it('events arrive twice, in another order and late where the test card asks for it', async () => {
    const [twice, swapped, late] = [await begin(), await begin(), await begin()]
    await merchant.confirm(wallet, twice, '4000000000001026')
    await merchant.confirm(wallet, swapped, '4000000000001042')
    await merchant.confirm(wallet, late, '4000000000001034')
    await until(() => expect(typesOf(swapped)).toEqual(['payment.captured']))
    expect(typesOf(late)).toEqual([])
    pass(4)
    await until(() => expect(typesOf(swapped)).toEqual(['payment.captured', 'payment.authorised']))
    await until(() => expect(typesOf(twice)).toHaveLength(4))
    expect(new Set(toldOf(twice).map(({ event_id }) => event_id)).size).toBe(2)
    pass(20)
    await until(() => expect(typesOf(late)).toHaveLength(2))
    skew.ms = 0
  })

  it('events are sent again until the merchant answers', async () => {
    merchant.answerWith = 500
    const id = await begin()
    await merchant.confirm(wallet, id, '4111111111111111')
    await merchant.call('GET', '/healthz')
    merchant.answerWith = 200
    pass(7)
    await until(() => expect(typesOf(id)).toHaveLength(2))
    skew.ms = 0
  })
})
