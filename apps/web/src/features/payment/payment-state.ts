import type { IntentStatus, NewCard, OnlineMethod, OrderRequest, PaymentWallet } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'

export type CardChoice = 'NOT_SET' | 'NEW' | 'EXISTING'

/** What is typed in the gateway's frame, as far as we may know it: never a number. */
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

/** What stands in the way, in words. */
export interface PaymentProblem {
  readonly key: string
}

export interface PaymentInput {
  readonly vendorId: string
  /** Sent word for word: said again, it is the same order and the same payment. */
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
  /** The card that was taken out of the frame, for this try. */
  readonly newCard: NewCard | null
  /** Of this try: said again it is the same. */
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
  /** The frame has given the card, or has not. */
  | { readonly type: 'CARD'; readonly card: NewCard }
  | { readonly type: 'NO_CARD'; readonly problem: PaymentProblem | null }
  /** The bank's page says that it is done. */
  | { readonly type: 'CHALLENGED' }
  /** Whoever pays does not answer the bank. */
  | { readonly type: 'LEAVE_CHALLENGE' }
  | { readonly type: 'BACK' }

/** How it ended: what was paid has an order, anything else leaves the draft as it is. */
export type PaymentEnd =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly why: 'back' | 'signature-expired' | 'voucher-gone' }
  /** The service says that nothing can come of it any more: what follows is something new. */
  | { readonly ok: false; readonly why: 'over'; readonly problem: PaymentProblem }
  /** Nobody could ask, or was let to: what was begun before may still be paid, and is asked for under the same key. */
  | { readonly ok: false; readonly why: 'refused'; readonly problem: PaymentProblem }
  /** It never got as far as an order. */
  | { readonly ok: false; readonly why: 'not-begun'; readonly problem: PaymentProblem }

/** The payment as it was begun, or why it was not. */
export type Begun =
  | { readonly ok: true; readonly intent: IntentStatus; readonly methods: readonly OnlineMethod[] }
  | Exclude<PaymentEnd, { ok: true }>

/** What the service made of a card. */
export type Tried =
  | { readonly ok: true; readonly intent: IntentStatus }
  /** The token of the wallet is over: it is opened anew. */
  | { readonly ok: false; readonly why: 'wallet' }
  | { readonly ok: false; readonly why: 'refused'; readonly problem: PaymentProblem }
  /** Nobody knows whether it happened: it is asked for. */
  | { readonly ok: false; readonly why: 'unknown' }

/** Why a payment came to nothing: the last card, the time that ran out, or nobody knows more. */
export function overKey(intent: IntentStatus | null, now: number): string {
  if (intent?.state === 'FAILED' && intent.decline) return `pay.decline.${intent.decline}`
  return intent && intent.expires_at <= now ? 'pay.ended-expired' : 'error.payment.over'
}

/** A new card that is whole, or a saved one that is chosen. */
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

/** A saved card that still is good is chosen first; without one a new card is typed. */
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

/** Without the card that was removed; whoever had chosen it chooses again. */
export function withoutCard(context: PaymentContext, cardId: string): Partial<PaymentContext> {
  const paymentMethods = context.paymentMethods.map((method) => ({
    ...method,
    paymentInstruments: method.paymentInstruments.filter(({ card_id }) => card_id !== cardId),
  }))
  return { paymentMethods, ...(context.selectedCard === cardId ? firstChoice(paymentMethods) : {}) }
}
