import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMerchant, type Merchant } from '../test/merchant.ts'
import { sealCard, type Wallet } from '../test/seal-card.ts'
import { until } from '../test/until.ts'
import { startTestGateway, type TestGateway } from '../test/start-test-gateway.ts'
import { testCards } from './test-cards.ts'

let gateway: TestGateway
let merchant: Merchant

beforeAll(async () => {
  gateway = await startTestGateway()
  merchant = await createMerchant(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await merchant.stop()
})

const pay = async (wallet: Wallet, number: string, more: object = {}) => {
  const { intent_id } = (await merchant.intent(wallet)).body
  return (await merchant.confirm(wallet, intent_id, number, more)).body
}
const cardsOf = async (wallet: Wallet) =>
  (await merchant.call('GET', `/v1/wallets/${wallet.wallet_id}/instruments`)).body.instruments

it('a card is saved once with its payment, and can pay again', async () => {
  const wallet = await merchant.wallet({ owner: 'keeps' })
  const paid = await pay(wallet, '4111111111111111', { save: true })
  await pay(wallet, '4111111111111111', { save: true })
  const cards = await cardsOf(wallet)
  expect(cards).toMatchObject([{ scheme: 'visa', last_digits: '1111', expired: false, expiry_year: '2035' }])
  expect(paid.card.instrument_id).toMatch(/^ins_/)
  const { body } = await merchant.intent(wallet)
  expect(body.payment_methods).toMatchObject([{ name: 'generic_creditcard', instruments: cards }])
  const by = { instrument_id: cards[0]?.instrument_id }
  const again = await merchant.call('POST', `/v1/intents/${body.intent_id}/confirm`, by)
  expect(again.body).toMatchObject({ status: 'captured', card: by })
})

it('a declined card is not saved, nor is the card of a guest', async () => {
  const wallet = await merchant.wallet({ owner: 'declined' })
  await pay(wallet, '4000000000000002', { save: true })
  expect(await cardsOf(wallet)).toEqual([])
  const guest = await merchant.wallet({ owner: 'guest', can_save: false })
  await pay(guest, '4111111111111111', { save: true })
  expect(await cardsOf(guest)).toEqual([])
})

it('an expired saved card is marked, refused, and can be removed', async () => {
  const wallet = await merchant.wallet({ owner: 'over' })
  await pay(wallet, '4000000000000341', { save: true })
  const [card] = await cardsOf(wallet)
  expect(card?.expired).toBe(true)
  const { intent_id } = (await merchant.intent(wallet)).body
  const by = { instrument_id: card?.instrument_id }
  const refused = await merchant.call('POST', `/v1/intents/${intent_id}/confirm`, by)
  expect(refused.body.error.code).toBe('instrument.expired')
  const path = `/v1/wallets/${wallet.wallet_id}/instruments/${card?.instrument_id}`
  const headers = { authorization: `Wallet ${wallet.access_token}` }
  expect((await merchant.call('DELETE', path, undefined, headers)).status).toBe(204)
  expect((await merchant.call('DELETE', path)).status).toBe(404)
  expect(await cardsOf(wallet)).toEqual([])
})

it('no merchant sees the data of another one', async () => {
  const wallet = await merchant.wallet({ owner: 'mine' })
  const { intent_id } = (await merchant.intent(wallet)).body
  const other = await createMerchant(gateway, 'HU')
  expect((await other.call('GET', `/v1/intents/${intent_id}`)).status).toBe(404)
  expect((await other.call('POST', `/v1/intents/${intent_id}/cancel`, {})).status).toBe(404)
  expect((await other.call('GET', `/v1/wallets/${wallet.wallet_id}/instruments`)).status).toBe(404)
  expect((await other.intent(wallet)).body.error.code).toBe('wallet.token-invalid')
  const nobody = { authorization: 'Bearer key_nobody' }
  expect((await other.call('GET', `/v1/intents/${intent_id}`, undefined, nobody)).status).toBe(401)
  const stranger = await merchant.wallet({ owner: 'stranger' })
  const headers = { authorization: `Wallet ${stranger.access_token}` }
  const path = `/v1/wallets/${wallet.wallet_id}/instruments`
  expect((await merchant.call('GET', path, undefined, headers)).status).toBe(401)
  await other.stop()
})

it('refunds never exceed the captured money, and the answer has the bank’s outcome', async () => {
  const wallet = await merchant.wallet({ owner: 'refunds' })
  const { intent_id } = await pay(wallet, '4111111111111111')
  const refund = (amount: number) =>
    merchant.call('POST', '/v1/refunds', { intent_id, amount, reference: 'back' })
  const first = await refund(300)
  expect([first.status, first.body.status]).toEqual([201, 'pending'])
  expect((await refund(351)).body.error.code).toBe('intent.amount')
  const [one, two] = await Promise.all([refund(200), refund(200)])
  expect(new Set([one.status, two.status])).toEqual(new Set([201, 422]))
  await until(async () => {
    const intent = await merchant.call('GET', `/v1/intents/${intent_id}`)
    expect(intent.body.amount_refunded).toBe(500)
  })
  await until(() => expect(merchant.events.filter(({ type }) => type === 'refund.succeeded')).toHaveLength(2))
  const hard = await pay(wallet, '4000000000001067')
  const failing = { intent_id: hard.intent_id, amount: 650, reference: 'back' }
  const { body } = await merchant.call('POST', '/v1/refunds', failing)
  await until(async () => {
    const state = await merchant.call('GET', `/v1/refunds/${body.refund_id}`)
    expect(state.body.status).toBe('failed')
  })
})

it('settlements are listed page by page', async () => {
  const other = await createMerchant(gateway, 'AE')
  const wallet = await other.wallet()
  const { intent_id } = (await other.intent(wallet, { currency: 'AED' })).body
  await other.confirm(wallet, intent_id, '4111111111111111')
  await other.call('POST', '/v1/refunds', { intent_id, amount: 50, reference: 'back' })
  const now = Math.floor(Date.now() / 1000)
  const path = `/v1/settlements?from=${now - 100}&to=${now + 100}`
  await until(async () => expect((await other.call('GET', path)).body.entries).toHaveLength(2))
  const { entries, next_cursor } = (await other.call('GET', path)).body
  expect(entries).toMatchObject([
    { kind: 'capture', intent_id, amount: 650, currency: 'AED', reference: 'order-1', refund_id: null },
    { kind: 'refund', intent_id, amount: 50, reference: 'back' },
  ])
  expect(next_cursor).toBeNull()
  expect((await other.call('GET', `/v1/settlements?from=0&to=${now}`)).status).toBe(400)
  await other.stop()
})

it('a call with an unexpected field is refused with its path', async () => {
  const wallet = await merchant.wallet({ owner: 'schemas' })
  const bad = await merchant.intent(wallet, { amount: 6.5, surprise: true })
  expect([bad.status, Object.keys(bad.body.error.fields).length]).toEqual([400, 2])
  expect((await merchant.intent(wallet, { currency: 'XXX' })).status).toBe(400)
  const large = await merchant.intent(wallet, { reference: 'x'.repeat(40_000) })
  expect([large.status, large.body.error.code]).toEqual([413, 'request.too-large'])
})

it('card numbers are absent from tables, logs and answers', async () => {
  const wallet = await merchant.wallet({ owner: 'search' })
  for (const number of ['4111111111111111', '4000000000003220', '4000000000000002']) {
    await pay(wallet, number, { save: true })
    await sealCard(gateway.url, wallet, { number }, 'taiwan_creditcard')
  }
  const dump = await everythingIn(gateway.databaseUrl)
  expect(dump).toContain('1111')
  for (const number of Object.keys(testCards)) {
    const middle = new RegExp(`${number.slice(0, 9)}\\d*`)
    for (const text of [dump, gateway.logged(), JSON.stringify(merchant.events)])
      expect(text).not.toMatch(middle)
  }
})

/** Every row of every table of the gateway. */
async function everythingIn(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'gateway'`,
  )
  const parts: string[] = []
  for (const { name } of rows) {
    const all = await client.query(`select * from gateway."${name}"`)
    parts.push(JSON.stringify(all.rows))
  }
  await client.end()
  return parts.join('\n')
}
