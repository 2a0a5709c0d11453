import type { IntentStatus, NewCard, OnlineMethod, OrderRequest, PaymentWallet } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'

export type CardChoice = 'NOT_SET' | 'NEW' | 'EXISTING'

/** The state of the card form without its content: the number stays in the gateway's frame. */
export interface TypedCard {
  readonly isValid: boolean
  readonly isEmpty: boolean
  readonly scheme: string | null
  readonly bin: string | null
  readonly lastDigits: string | null
}

export const nothingTyped: TypedCard = {
  isValid: false,
  isEmpty: true,
  scheme: null,
  bin: null,
  lastDigits: null,
}

/** A problem as a text. */
export interface PaymentProblem {
  readonly key: string
}

export interface PaymentInput {
  readonly vendorId: string
  /** Sent unchanged: a repeated call is the same order and the same payment. */
  readonly order: OrderRequest
  readonly idempotencyKey: string
}

export interface PaymentContext extends PaymentInput {
  readonly provider: CardProvider | null
  readonly wallet: PaymentWallet | null
  readonly intent: IntentStatus | null
  readonly paymentMethods: readonly OnlineMethod[]
  readonly cardChoice: CardChoice
  readonly selectedCard: string | null
  readonly nameOnCard: string
  readonly saveCreditCard: boolean
  readonly typed: TypedCard
  /** The encrypted card from the frame, for this attempt. */
  readonly newCard: NewCard | null
  /** The key of this attempt, for repeating it. */
  readonly tryKey: string
  readonly removing: string | null
  readonly problem: PaymentProblem | null
}

export type PaymentEvent =
  | { readonly type: 'CHOOSE_NEW' }
  | { readonly type: 'CHOOSE_SAVED'; readonly cardId: string }
  | { readonly type: 'TYPED'; readonly typed: TypedCard; readonly nameOnCard: string }
  | { readonly type: 'SAVE_CARD'; readonly saves: boolean }
  | { readonly type: 'REMOVE'; readonly cardId: string }
  | { readonly type: 'PAY'; readonly tryKey: string }
  /** The frame has returned the card, or failed to. */
  | { readonly type: 'CARD'; readonly card: NewCard }
  | { readonly type: 'NO_CARD'; readonly problem: PaymentProblem | null }
  /** The bank's page reported completion. */
  | { readonly type: 'CHALLENGED' }
  /** The user closed the bank's page. */
  | { readonly type: 'LEAVE_CHALLENGE' }
  | { readonly type: 'BACK' }

/** The result: a successful payment has an order, any other leaves the draft unchanged. */
export type PaymentEnd =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly why: 'back' | 'signature-expired' | 'voucher-gone' }
  /** The payment has ended: another attempt is a new payment. */
  | { readonly ok: false; readonly why: 'over'; readonly problem: PaymentProblem }
  /** The call failed or was refused: an earlier payment may still succeed, so it is looked up under the same key. */
  | { readonly ok: false; readonly why: 'refused'; readonly problem: PaymentProblem }
  /** No order was created. */
  | { readonly ok: false; readonly why: 'not-begun'; readonly problem: PaymentProblem }

/** The created payment, or the reason of the failure. */
export type Begun =
  | { readonly ok: true; readonly intent: IntentStatus; readonly methods: readonly OnlineMethod[] }
  | Exclude<PaymentEnd, { ok: true }>

/** The service's result for a card. */
export type ConfirmResult =
  | { readonly ok: true; readonly intent: IntentStatus }
  /** The wallet's token expired: the wallet is opened again. */
  | { readonly ok: false; readonly why: 'wallet' }
  | { readonly ok: false; readonly why: 'refused'; readonly problem: PaymentProblem }
  /** The result is unknown and has to be looked up. */
  | { readonly ok: false; readonly why: 'unknown' }

/** Returns the reason of a failed payment: the last card, the time limit, or unknown. */
export function overKey(intent: IntentStatus | null, now: number): string {
  if (intent?.state === 'FAILED' && intent.decline) return `pay.decline.${intent.decline}`
  return intent && intent.expires_at <= now ? 'pay.ended-expired' : 'error.payment.over'
}

/** Returns whether a complete new card or a saved one is chosen. */
export const isCardFormValid = ({ cardChoice, typed, selectedCard, nameOnCard }: PaymentContext): boolean =>
  cardChoice === 'NEW'
    ? typed.isValid && nameOnCard !== ''
    : cardChoice === 'EXISTING' && selectedCard !== null

export const contextOf = (input: PaymentInput): PaymentContext => ({
  ...input,
  provider: null,
  wallet: null,
  intent: null,
  paymentMethods: [],
  cardChoice: 'NOT_SET',
  selectedCard: null,
  nameOnCard: '',
  saveCreditCard: false,
  typed: nothingTyped,
  newCard: null,
  tryKey: '',
  removing: null,
  problem: null,
})

/** A valid saved card is preselected; without one a new card is entered. */
export function firstChoice(
  methods: readonly OnlineMethod[],
): Pick<PaymentContext, 'cardChoice' | 'selectedCard'> {
  const saved = methods
    .flatMap(({ paymentInstruments }) => paymentInstruments)
    .find(({ expired }) => !expired)
  return saved
    ? { cardChoice: 'EXISTING', selectedCard: saved.card_id }
    : { cardChoice: 'NEW', selectedCard: null }
}

/** Returns the context without a removed card; if it was chosen, the choice is reset. */
export function withoutCard(context: PaymentContext, cardId: string): Partial<PaymentContext> {
  const paymentMethods = context.paymentMethods.map((method) => ({
    ...method,
    paymentInstruments: method.paymentInstruments.filter(({ card_id }) => card_id !== cardId),
  }))
  return { paymentMethods, ...(context.selectedCard === cardId ? firstChoice(paymentMethods) : {}) }
}
