import { type IntentStatus, type PaymentWallet, paymentCalls, type ErrorCode } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import type { CountryCode } from '@beckon/domain/country'
import { type CardProvider, cardProviderOf } from '@beckon/domain/payment'
import { answerTo, problemOf } from '../../platform/client/index.ts'
import { pause } from '../../platform/clock/index.ts'
import { fetchCountryParameter } from '../../platform/parameters/index.ts'
import type { PaymentActorDeps } from './payment-actor-deps.ts'
import type { Begun, PaymentContext, ConfirmResult } from './payment-state.ts'

const RUNNING_TRIES = 10

/** Fetched each time, because online payment may have been turned off. Throws when the answer is unavailable. */
export async function isActivated({ queries, client }: PaymentActorDeps): Promise<boolean> {
  const activated = await fetchCountryParameter(queries, client, 'onlinePaymentActivated')
  if (activated === undefined) throw new Error('it is not known whether cards are taken')
  return activated
}

export const providerOf = ({ config, isOn }: PaymentActorDeps): CardProvider =>
  cardProviderOf(config.country as CountryCode, {
    CyberSourceCreditCard: isOn('CyberSourceCreditCard'),
    TaiwanCardProvider: isOn('TaiwanCardProvider'),
  })

function named({ vendorId, intent }: PaymentContext) {
  if (!intent) throw new Error('a payment is begun before it is asked for')
  return { params: { intentID: intent.intent_id }, vendor_id: vendorId, intent_id: intent.intent_id }
}

/** Creates the order and its payment, once per key. */
export async function createIntent(client: Client, context: PaymentContext): Promise<Begun> {
  const { wallet, vendorId, order, idempotencyKey } = context
  if (!wallet) throw new Error('a wallet is opened before a payment is begun')
  const body = { ...opened(wallet), vendor_id: vendorId, order }
  for (let tries = 0; ; tries += 1) {
    const sent = await client.call(paymentCalls.createPaymentIntent, { body }, { idempotencyKey })
    if (sent.ok) {
      const { payment_methods: methods, ...intent } = sent.answer.result
      return { ok: true, intent, methods }
    }
    if (isRunning(sent.error) && tries < RUNNING_TRIES) {
      await pause(1000)
      continue
    }
    return notStartedResult(sent.error)
  }
}

const isRunning = (error: CallError): boolean => problemOf(error).code === 'idempotency.running'

const opened = ({ wallet_id, access_token }: PaymentWallet) => ({ wallet_id, bearer_token: access_token })

function notStartedResult(error: CallError): Exclude<Begun, { ok: true }> {
  const { code, key } = problemOf(error)
  if (code === 'SignatureExpired') return { ok: false, why: 'signature-expired' }
  if (code === 'voucher.unavailable') return { ok: false, why: 'voucher-gone' }
  const isRefusal = error.kind === 'refused' && error.status < 500
  return { ok: false, why: 'refused', problem: { key: isRefusal ? key : 'error.payment.intent-creation' } }
}

const aboutWallet: readonly string[] = ['payment.wallet'] satisfies ErrorCode[]

export async function confirmIntent(client: Client, context: PaymentContext): Promise<ConfirmResult> {
  const { wallet, tryKey: idempotencyKey } = context
  if (!wallet) throw new Error('there is no open wallet')
  const { vendor_id, intent_id } = named(context)
  const body = { ...opened(wallet), vendor_id, intent_id, payment: chosenCard(context) }
  for (let tries = 0; ; tries += 1) {
    const sent = await client.call(paymentCalls.confirmPaymentIntent, { body }, { idempotencyKey })
    if (sent.ok) return { ok: true, intent: sent.answer.result }
    if (isRunning(sent.error) && tries < RUNNING_TRIES) {
      await pause(1000)
      continue
    }
    const { code, key } = problemOf(sent.error)
    if (aboutWallet.includes(code)) return { ok: false, why: 'wallet' }
    if (sent.error.kind !== 'refused' || sent.error.status >= 500) return { ok: false, why: 'unknown' }
    return { ok: false, why: 'refused', problem: { key } }
  }
}

function chosenCard({ cardChoice, newCard, saveCreditCard, selectedCard }: PaymentContext) {
  if (cardChoice === 'NEW' && newCard) {
    return { choice: 'NEW' as const, card: newCard, save_card: saveCreditCard }
  }
  if (selectedCard === null) throw new Error('there is no chosen card')
  return { choice: 'EXISTING' as const, card_id: selectedCard }
}

/** A finished payment needs no cancellation. */
export async function cancelIntent(client: Client, context: PaymentContext): Promise<IntentStatus> {
  const { intent } = context
  const { vendor_id, intent_id } = named(context)
  const sent = await client.call(paymentCalls.cancelPaymentIntent, { body: { vendor_id, intent_id } })
  if (sent.ok) return sent.answer.result
  if (intent && problemOf(sent.error).code === 'payment.over') return { ...intent, state: 'CANCELLED' }
  throw new Error('the payment could not be left')
}

export const openWallet = async ({ client }: PaymentActorDeps, { vendorId: vendorID }: PaymentContext) =>
  (await answerTo(client, paymentCalls.authenticatePayment, { params: { vendorID } })).result

export async function readIntent(
  { client }: PaymentActorDeps,
  context: PaymentContext,
): Promise<IntentStatus> {
  const { params, vendor_id } = named(context)
  return (await answerTo(client, paymentCalls.getPaymentIntent, { params, query: { vendor_id } })).result
}

export async function removeCard(
  { client }: PaymentActorDeps,
  { vendorId: vendorID, removing }: PaymentContext,
): Promise<void> {
  await answerTo(client, paymentCalls.removeSavedCard, { params: { vendorID, cardID: removing ?? '' } })
}
