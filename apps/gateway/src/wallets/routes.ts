import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { later } from '../clock.ts'
import { readCard } from '../card/read-card.ts'
import { openEnvelope } from '../card/envelope.ts'
import type { Gateway } from '../gateway.ts'
import { sendRefusal } from '../http/answers.ts'
import { merchantOf, walletOf } from '../http/callers.ts'
import type { Http } from '../http/create-http.ts'
import { hashOf, newId } from '../ids.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { encrypt } from '../vault.ts'
import { listInstruments, presentInstrument, removeInstrument } from './instruments.ts'
import { isWalletOf, openWallet, PRIME_SECONDS } from './wallets.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin')

const walletBody = z.strictObject({
  owner: z.string().min(1).max(100),
  can_save: z.boolean(),
  origins: z.array(origin).min(1).max(20),
})
const ofWallet = z.strictObject({ wallet_id: z.string().max(100) })
const ofInstrument = ofWallet.extend({ instrument_id: z.string().max(100) })
const tokenRequest = z.strictObject({ encrypted_card: z.string().min(1).max(2000) })

/** Wallets, their saved cards, and one-time card tokens (prime). */
export function walletRoutes(app: Http, gateway: Gateway): void {
  app.post('/v1/wallets', { schema: { body: walletBody } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    return reply.code(201).send(await openWallet(gateway, merchant, request.body))
  })

  app.get('/v1/wallets/:wallet_id/instruments', { schema: { params: ofWallet } }, async (request, reply) => {
    const wallet = await requestedWallet(gateway, request, request.params.wallet_id)
    if (isRefusal(wallet)) return sendRefusal(reply, wallet)
    const rows = wallet.canSave ? await listInstruments(gateway.db, request.params.wallet_id) : []
    return { instruments: rows.map((row) => presentInstrument(row, gateway.clock.now())) }
  })

  app.delete(
    '/v1/wallets/:wallet_id/instruments/:instrument_id',
    { schema: { params: ofInstrument } },
    async (request, reply) => {
      const { wallet_id, instrument_id } = request.params
      const wallet = await requestedWallet(gateway, request, wallet_id)
      if (isRefusal(wallet)) return sendRefusal(reply, wallet)
      const isRemoved = wallet.canSave && (await removeInstrument(gateway, wallet_id, instrument_id))
      return isRemoved ? reply.code(204).send() : sendRefusal(reply, refuse('instrument.not-found'))
    },
  )

  primeRoutes(app, gateway)
}

function primeRoutes(app: Http, gateway: Gateway): void {
  app.post('/v1/primes', { schema: { body: tokenRequest } }, async (request, reply) => {
    const wallet = await walletOf(gateway, request)
    if (isRefusal(wallet)) return sendRefusal(reply, wallet)
    const { walletId } = wallet
    const { db, clock, keys } = gateway
    const opened = await openEnvelope(request.body.encrypted_card, { keys, clock, walletId })
    if (opened === null || !readCard(opened)) return sendRefusal(reply, refuse('card.unreadable'))
    const prime = newId('prm')
    const token_hash = hashOf(prime)
    const expires_at = later(clock.now(), PRIME_SECONDS)
    const sealed_card = encrypt(keys, token_hash, opened)
    await db
      .insertInto('prime')
      .values({ token_hash, wallet_id: walletId, sealed_card, expires_at })
      .execute()
    return reply.code(201).send({ prime, expires_in: PRIME_SECONDS })
  })
}

/** The wallet of the path, for its merchant or for the browser that has a token of just this one. */
async function requestedWallet(
  gateway: Gateway,
  request: FastifyRequest,
  walletId: string,
): Promise<{ readonly canSave: boolean } | Refusal> {
  if (request.headers.authorization?.startsWith('Wallet ')) {
    const wallet = await walletOf(gateway, request)
    return isRefusal(wallet) || wallet.walletId === walletId ? wallet : refuse('wallet.token-invalid')
  }
  const merchant = merchantOf(gateway, request)
  if (isRefusal(merchant)) return merchant
  return (await isWalletOf(gateway, merchant, walletId)) ? { canSave: true } : refuse('request.not-found')
}
