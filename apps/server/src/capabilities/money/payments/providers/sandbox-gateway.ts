import { randomUUID } from 'node:crypto'
import type { NewCard } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'
import { z } from 'zod'
import type { CardGateway, PaidWith, SettledMoney, GatewayError } from './card-gateway.ts'
import { isGatewayError } from './card-gateway.ts'
import type { GatewayClient } from './gateway-client.ts'
import { event, intent, instrument, refund, settlements, wallet } from './gateway-shapes.ts'
import { savedCard, intentOf, refundOf } from './read-gateway.ts'

/** The fields that one kind of card payment adds. */
export interface CardVariant {
  readonly provider: CardProvider
  /** The card in this variant's form; undefined for a card of another variant. */
  cardData(card: NewCard): object | undefined
}

export interface GatewayConnection {
  readonly client: GatewayClient
  /** The origin of its pages. */
  readonly url: string
}

const UNREADABLE: GatewayError = { gatewayError: 'card-unreadable', code: 'card.variant' }
const done = z.null().transform(() => true as const)
const idOf = encodeURIComponent

const seen = <T, S>(answer: T | GatewayError, read: (one: T) => S): S | GatewayError =>
  isGatewayError(answer) ? answer : read(answer)

/** The gateway as docs/gateway.md describes it, for one kind of card payment. */
export function sandboxGateway({ client, url }: GatewayConnection, variant: CardVariant): CardGateway {
  const { provider } = variant
  const move = async (id: string, step: string, key: string, body: object = {}, isBankCall = false) => {
    const path = `/v1/intents/${idOf(id)}/${step}`
    return seen(await client.send({ method: 'POST', path, body, key, isBankCall }, intent), intentOf)
  }
  return {
    provider,
    frameUrl: `${url}/frame/card?${new URLSearchParams({ name: provider }).toString()}`,
    ...walletsAt(client),
    ...refundsAt(client),
    async begin(wish) {
      const body = {
        wallet_id: wish.walletId,
        access_token: wish.accessToken,
        amount: wish.minor,
        currency: wish.currency,
        reference: wish.reference,
        methods: [provider],
        expires_in: wish.expiresIn,
        webhook_url: wish.webhookUrl,
      }
      const answer = await client.send({ method: 'POST', path: '/v1/intents', body, key: wish.key }, intent)
      return seen(answer, intentOf)
    },
    async pay(id, key, payment) {
      const body = bodyOf(variant, payment)
      return body ? move(id, 'confirm', key, body, true) : UNREADABLE
    },
    leaveChallenge: (id) => move(id, 'abandon', randomUUID()),
    cancel: (id) => move(id, 'cancel', randomUUID()),
    getIntent: async (id) =>
      seen(await client.send({ method: 'GET', path: `/v1/intents/${idOf(id)}` }, intent), intentOf),
    settled: (from, to) => settledAt(client, from, to),
  }
}

function bodyOf(variant: CardVariant, payment: PaidWith): object | undefined {
  if (payment.choice === 'EXISTING') return { instrument_id: payment.cardId }
  const card = variant.cardData(payment.card)
  return card && { card, save: payment.save }
}

const walletsAt = (client: GatewayClient): Pick<CardGateway, 'openWallet' | 'cards' | 'removeCard'> => ({
  async openWallet({ owner, canSave, origins }) {
    const body = { owner, can_save: canSave, origins }
    return seen(await client.send({ method: 'POST', path: '/v1/wallets', body }, wallet), (answer) => ({
      walletId: answer.wallet_id,
      accessToken: answer.access_token,
      expiresIn: answer.expires_in,
    }))
  },
  async cards(walletId) {
    const path = `/v1/wallets/${idOf(walletId)}/instruments`
    const shape = z.object({ instruments: z.array(instrument) })
    return seen(await client.send({ method: 'GET', path }, shape), ({ instruments }) =>
      instruments.map(savedCard),
    )
  },
  removeCard: (walletId, cardId) =>
    client.send(
      { method: 'DELETE', path: `/v1/wallets/${idOf(walletId)}/instruments/${idOf(cardId)}` },
      done,
    ),
})

const refundsAt = (client: GatewayClient): Pick<CardGateway, 'refund' | 'findRefund' | 'lookAtRefund'> => ({
  async refund({ refundId, gatewayIntentId, minor, cause }) {
    const body = { intent_id: gatewayIntentId, amount: minor, reference: refundId, reason: cause }
    const answer = await client.send({ method: 'POST', path: '/v1/refunds', body, key: refundId }, refund)
    return seen(answer, refundOf)
  },
  async findRefund({ refundId, gatewayIntentId }) {
    const path = `/v1/refunds?${new URLSearchParams({ intent_id: gatewayIntentId }).toString()}`
    const answer = await client.send({ method: 'GET', path }, z.object({ refunds: z.array(refund) }))
    if (isGatewayError(answer)) return answer
    const found = answer.refunds.find(({ reference }) => reference === refundId)
    return found && refundOf(found)
  },
  lookAtRefund: async (id) =>
    seen(await client.send({ method: 'GET', path: `/v1/refunds/${idOf(id)}` }, refund), refundOf),
})

async function settledAt(
  client: GatewayClient,
  from: Date,
  to: Date,
): Promise<SettledMoney[] | GatewayError> {
  const found: SettledMoney[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({
      from: String(Math.floor(from.getTime() / 1000)),
      to: String(Math.floor(to.getTime() / 1000)),
      ...(cursor === null ? {} : { cursor }),
    })
    const page: z.infer<typeof settlements> | GatewayError = await client.send(
      { method: 'GET', path: `/v1/settlements?${query.toString()}` },
      settlements,
    )
    if (isGatewayError(page)) return page
    for (const { kind, intent_id, refund_id, reference, amount, settled_at } of page.entries) {
      const at = new Date(settled_at * 1000)
      found.push({ kind, gatewayId: refund_id ?? intent_id, reference, minor: amount, at })
    }
    cursor = page.next_cursor
  } while (cursor !== null)
  return found
}

/** Returns the event of a webhook; undefined for any other body. */
export function readEvent(body: unknown) {
  const parsed = event.safeParse(body)
  if (!parsed.success) return undefined
  const { event_id: eventId, type, intent: about, refund: returned } = parsed.data
  return { eventId, type, intent: intentOf(about), refund: returned && refundOf(returned) }
}
export type ReadEvent = NonNullable<ReturnType<typeof readEvent>>
