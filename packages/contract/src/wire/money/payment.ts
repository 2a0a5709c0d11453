import { cardProviders, declineReasons, intentStates } from '@beckon/domain/payment'
import { z } from 'zod'
import { amount, orderId, unixSeconds, vendorId } from '../common.ts'

export const cardProvider = z.enum(cardProviders)

/** The saved cards of a payer at the gateway; the token is valid for a limited time. */
export const paymentWallet = z.object({
  wallet_id: z.string(),
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.number().int(),
})
export type PaymentWallet = z.infer<typeof paymentWallet>

/** A card as it is shown: never its number. */
export const savedCard = z.object({
  card_id: z.string(),
  provider: cardProvider,
  scheme: z.string(),
  last_digits: z.string(),
  expiry_month: z.number().int(),
  expiry_year: z.number().int(),
  name_on_card: z.string(),
  /** It can be removed, and not be paid with. */
  expired: z.boolean(),
})
export type SavedCard = z.infer<typeof savedCard>

/** An online payment method, and its saved cards. */
export const onlineMethod = z.object({
  name: cardProvider,
  /** The gateway's page in which a new card is typed. A form posts `token`, the wallet's, to it. */
  frame_url: z.string(),
  paymentInstruments: z.array(savedCard),
})
export type OnlineMethod = z.infer<typeof onlineMethod>

/** State of a payment for the portal. */
export const intentStatus = z.object({
  intent_id: z.string(),
  order_id: orderId,
  vendor_id: vendorId,
  state: z.enum(intentStates),
  amount,
  currency: z.string(),
  expires_at: unixSeconds,
  /** The bank wants to see who pays: its page, shown in a frame. Null where it does not. */
  next_action: z.object({ type: z.literal('CHALLENGE'), url: z.string() }).nullable(),
  /** Why the last card was not taken. */
  decline: z.enum(declineReasons).nullable(),
  /** The result of the bank is unknown; it will be sent by email. */
  told_by_email: z.boolean(),
  /** How many cards may still be tried. */
  attempts_left: z.number().int(),
  card: z.object({ scheme: z.string(), last_digits: z.string() }).nullable(),
})
export type IntentStatus = z.infer<typeof intentStatus>

/** Made by the gateway's frame: a JWE to the gateway's key, or a token of the gateway's. */
const sealed = z.string().min(1).max(4000)
const nameOnCard = z.string().trim().min(1).max(100)
const bin = z.string().regex(/^\d{6,8}$/)
const lastDigits = z.string().regex(/^\d{4}$/)

/** A new card, in the shape that its provider wants. None of them has a number that we could read. */
export const newCard = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('generic_creditcard'),
    encrypted_card_number: sealed,
    encrypted_expiry_month: sealed,
    encrypted_expiry_year: sealed,
    encrypted_security_code: sealed,
    name_on_card: nameOnCard,
  }),
  z.object({
    name: z.literal('cybersource_creditcard'),
    transient_token: sealed,
    bin,
    scheme: z.string().min(1).max(40),
    last_digits: lastDigits,
    name_on_card: nameOnCard,
  }),
  z.object({
    name: z.literal('taiwan_creditcard'),
    prime: sealed,
    bin,
    scheme: z.string().min(1).max(40),
    last_digits: lastDigits,
    name_on_card: nameOnCard,
  }),
])
export type NewCard = z.infer<typeof newCard>

export const chosenCard = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('NEW'), card: newCard, save_card: z.boolean() }),
  z.object({ choice: z.literal('EXISTING'), card_id: z.string().min(1).max(100) }),
])
export type ChosenCard = z.infer<typeof chosenCard>

/** The online payment of an order. */
export const orderPayment = z.object({
  intent_id: z.string(),
  provider: cardProvider,
  state: z.enum(intentStates),
  /** Amounts due, paid, refunded, and being refunded. */
  due: amount,
  paid: amount,
  refunded: amount,
  pending: amount,
  decline: z.enum(declineReasons).nullable(),
  card: z.object({ scheme: z.string(), last_digits: z.string() }).nullable(),
  /** Until when the order waits for it. */
  expires_at: unixSeconds,
})

/** The cash of an order: what the rider is to collect, did collect, what was too little, what the shop has got. */
export const orderCash = z.object({ due: amount, collected: amount, short: amount, settled: amount })

/** Amounts that the rider pays the shop at collection: due, paid, and given back with a parcel that returned. */
export const payAtPickup = z.object({ due: amount, paid: amount, returned: amount })
