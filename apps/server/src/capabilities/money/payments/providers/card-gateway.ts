import type { NewCard, SavedCard } from '@beckon/contract'
import type { CardProvider, DeclineReason, IntentState } from '@beckon/domain/payment'

/** Why the gateway did not perform a call. A declined card is no such failure: the payment's state has it. */
export type GatewayErrorKind =
  /** It did not answer, or not in its own words: it may still be at work on it. */
  | 'unclear'
  /** The gateway refused the call as unavailable and does not work on it. */
  | 'unavailable'
  /** The wallet belongs to another payer, or its token has expired. */
  | 'wallet'
  /** The data of the card is not for this gateway, or too old. */
  | 'card-unreadable'
  | 'card-expired'
  | 'card-unknown'
  /** The payment is in another state; it is looked up again. */
  | 'state'
  | 'unknown'
  /** Our call was invalid: a bug. */
  | 'refused'

export interface GatewayError {
  readonly gatewayError: GatewayErrorKind
  /** The gateway's own code, for the log. */
  readonly code: string
}

export const isGatewayError = (value: unknown): value is GatewayError =>
  typeof value === 'object' && value !== null && 'gatewayError' in value

export interface WalletWish {
  /** Our identifier of the payer. */
  readonly owner: string
  /** Guests have nothing kept. */
  readonly canSave: boolean
  /** The pages that may show the frames. */
  readonly origins: readonly string[]
}

export interface OpenWallet {
  readonly walletId: string
  readonly accessToken: string
  readonly expiresIn: number
}

export interface IntentWish {
  /** The same twice is one. */
  readonly key: string
  readonly walletId: string
  readonly accessToken: string
  readonly minor: number
  readonly currency: string
  /** The order. */
  readonly reference: string
  readonly expiresIn: number
  readonly webhookUrl: string
}

/** A payment as the gateway has it now. */
export interface GatewayIntent {
  readonly gatewayId: string
  readonly reference: string
  readonly version: number
  readonly state: IntentState
  /** Minor units. */
  readonly taken: number
  readonly decline: DeclineReason | null
  readonly challengeUrl: string | null
  readonly card: { readonly scheme: string; readonly lastDigits: string } | null
  readonly attempts: number
  readonly cards: readonly SavedCard[]
}

export interface RefundWish {
  /** Also the key: the same twice is one. */
  readonly refundId: string
  readonly gatewayIntentId: string
  readonly minor: number
  readonly cause: string
}

export interface GatewayRefund {
  readonly gatewayId: string
  /** Our id. */
  readonly refundId: string
  readonly state: 'SENT' | 'DONE' | 'FAILED'
  readonly minor: number
}

/** Money that moved, by the gateway's books. */
export interface SettledMoney {
  readonly kind: 'capture' | 'refund'
  readonly gatewayId: string
  readonly reference: string
  readonly minor: number
  readonly at: Date
}

export type PaidWith =
  | { readonly choice: 'NEW'; readonly card: NewCard; readonly save: boolean }
  | { readonly choice: 'EXISTING'; readonly cardId: string }

/** A provider of card payments. None of its calls or answers contains a card number. */
export interface CardGateway {
  readonly provider: CardProvider
  /** The page in which a new card is typed; a form opens it with the wallet's token. */
  readonly frameUrl: string
  openWallet(wish: WalletWish): Promise<OpenWallet | GatewayError>
  cards(walletId: string): Promise<readonly SavedCard[] | GatewayError>
  removeCard(walletId: string, cardId: string): Promise<true | GatewayError>
  begin(wish: IntentWish): Promise<GatewayIntent | GatewayError>
  pay(gatewayIntentId: string, key: string, payment: PaidWith): Promise<GatewayIntent | GatewayError>
  /** The bank's challenge will not be answered: another card may be tried. */
  leaveChallenge(gatewayIntentId: string): Promise<GatewayIntent | GatewayError>
  cancel(gatewayIntentId: string): Promise<GatewayIntent | GatewayError>
  getIntent(gatewayIntentId: string): Promise<GatewayIntent | GatewayError>
  refund(wish: RefundWish): Promise<GatewayRefund | GatewayError>
  /** Returns the gateway's state of a refund by our identifier; undefined where it has none. */
  findRefund(
    wish: Pick<RefundWish, 'refundId' | 'gatewayIntentId'>,
  ): Promise<GatewayRefund | undefined | GatewayError>
  lookAtRefund(gatewayRefundId: string): Promise<GatewayRefund | GatewayError>
  /** From then, inclusive, until then, exclusive. */
  settled(from: Date, to: Date): Promise<readonly SettledMoney[] | GatewayError>
}
