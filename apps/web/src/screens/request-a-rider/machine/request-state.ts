import type { Discount, OrderRecord, OrderRequest, Quote } from '@beckon/contract'
import type { DraftPatch } from '../draft/customer-drafts.ts'
import type { Destination, RequestDraft } from '../draft/request-draft.ts'

/** The collection point; the flow waits until it has coordinates. */
export interface Origin {
  readonly vendorId: string
  readonly point: { readonly latitude: number; readonly longitude: number } | null
}

/** A problem: the key of its text and the values in it. */
export interface Problem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: Readonly<Record<string, string>>
}

/** The problem that choosing a later time solves. */
export const CLOSED = 'request.error.service-closed'

/** Another request was sent under this idempotency key and has become an order. */
export const TAKEN_ALREADY = 'error.idempotency-conflict'

/** The bank's result is not available yet. */
export const UNCLEAR = 'pay.unclear'

/** The state of an earlier payment under the key of this request. */
export type EarlierPayment =
  | { readonly state: 'paid'; readonly orderId: string }
  /** There was no payment, or it ended without a charge. */
  | { readonly state: 'over' }
  | { readonly state: 'unclear' }
  /** The key belongs to an order that is not paid online. */
  | { readonly state: 'other' }

export type HoursResult = { readonly state: 'open' } | { readonly state: 'closed'; readonly problem: Problem }

/** A fee, and the discount of the draft's voucher. */
export interface PricedQuote extends Quote {
  /** Null without a voucher, and where it is not valid for this fee. */
  readonly discount: Discount | null
  /** The reason why the draft's voucher is not valid; null for a valid one. */
  readonly voucherProblem: Problem | null
}

/** Returns the price after the discount. */
export const payable = ({ fee, discount }: PricedQuote): number => discount?.delivery_fee ?? fee

/** Without a quote where the fee of the edited order stays the same. */
export type QuoteResult =
  | { readonly ok: true; readonly quote: PricedQuote | null }
  /**
   * Without a problem where the result depends on the pin: the address is imprecise, so the pin is checked first.
   */
  | { readonly ok: false; readonly problem: Problem | null }

export type SubmitResult =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly why: 'signature-expired' }
  | { readonly ok: false; readonly why: 'changed'; readonly theirs: OrderRecord }
  /** With the current order where the answer contains it: a rider has accepted, or it was cancelled. */
  | { readonly ok: false; readonly why: 'too-late'; readonly theirs: OrderRecord | null }
  /** Another order has taken the last use of the voucher meanwhile. */
  | { readonly ok: false; readonly why: 'voucher-gone' }
  | { readonly ok: false; readonly why: 'refused'; readonly problem: Problem }

/** The input for checking a route and its fee. */
export interface QuoteInput {
  readonly origin: Origin
  readonly draft: RequestDraft
  readonly editing: OrderRecord | null
}

export interface RequestContext extends QuoteInput {
  readonly quote: PricedQuote | null
  /** The changed quote, waiting for the user's confirmation. */
  readonly newQuote: PricedQuote | null
  readonly problem: Problem | null
  /** The idempotency key of this request. */
  readonly idempotencyKey: string
  /** The order being paid online, unchanged. */
  readonly orderToPay: OrderRequest | null
  /** The page was left during a payment, which continues. */
  readonly isResuming: boolean
  /** The result of the online payment is unknown. */
  readonly isPaymentUnclear: boolean
  /** Why that payment failed; kept until the request continues, because the checks on the way clear other problems. */
  readonly paymentProblem: Problem | null
  readonly orderId: string | null
  /** The high value that the user has confirmed. */
  readonly confirmedAmount: string | null
  /** The draft as it was copied from an earlier order; null otherwise. */
  readonly copied: RequestDraft | null
  /** Advances to the last step automatically unless a field is missing or a check fails. */
  readonly isExpress: boolean
  /** Another user's version of the order being edited. */
  readonly theirs: OrderRecord | null
}

export interface RequestInput {
  readonly origin: Origin
  readonly draft?: RequestDraft
  readonly idempotencyKey: string
  readonly editing?: OrderRecord | null
  /** The draft was copied from an earlier order. */
  readonly isCopy?: boolean
  /** An online payment was under way, and the payment method has changed since. */
  readonly isPaymentUnclear?: boolean
  /** An online payment was under way. */
  readonly isResuming?: boolean
}

export type RequestEvent =
  | { readonly type: 'ORIGIN'; readonly origin: Origin; readonly idempotencyKey: string }
  | { readonly type: 'DESTINATION'; readonly destination: Destination }
  /** Several fields and the destination: a known customer was chosen. */
  | { readonly type: 'FILL'; readonly change: DraftPatch }
  | { readonly type: 'PIN_CHECKED' }
  | { readonly type: 'CHANGE_DESTINATION' }
  | { readonly type: 'WHEN'; readonly preorderedFor: number | null }
  | { readonly type: 'EDIT'; readonly change: Partial<RequestDraft> }
  /** For the fee with this signature; null when the voucher is removed. */
  | { readonly type: 'VOUCHER'; readonly of: string; readonly discount: Discount | null }
  | { readonly type: 'NEXT'; readonly problem: Problem | null }
  | { readonly type: 'BACK' }
  /** `isHigh`: the value is above the country's limit and needs a confirmation. */
  | { readonly type: 'SUBMIT'; readonly problem: Problem | null; readonly isHigh: boolean }
  | { readonly type: 'CONFIRM_VALUE' }
  | { readonly type: 'CONFIRM_FEE' }
  | { readonly type: 'KEEP_MINE' }
  | { readonly type: 'TAKE_THEIRS'; readonly draft: RequestDraft }
  | { readonly type: 'RETRY' }
  | { readonly type: 'QUOTE_ENDED' }
  | { readonly type: 'NEW_KEY'; readonly idempotencyKey: string }
  | { readonly type: 'RESTART'; readonly idempotencyKey: string }

export const contextOf = (input: RequestInput, empty: RequestDraft): RequestContext => ({
  origin: input.origin,
  draft: input.draft ?? empty,
  editing: input.editing ?? null,
  quote: null,
  newQuote: null,
  problem: null,
  idempotencyKey: input.idempotencyKey,
  orderToPay: null,
  isResuming: input.isResuming === true,
  isPaymentUnclear: input.isPaymentUnclear === true,
  paymentProblem: null,
  orderId: null,
  confirmedAmount: null,
  copied: input.isCopy === true ? (input.draft ?? null) : null,
  isExpress: input.isCopy === true,
  theirs: null,
})

/** Returns the accepted fee: the quoted one, or that of the order being edited. */
export const agreedFee = ({ quote, editing }: RequestContext): number | undefined =>
  (quote ? payable(quote) : undefined) ?? editing?.delivery_fee

/** Editing a field clears its error; the summary then shows the next field's sentence. */
export function withoutField(problem: Problem | null, change: Partial<RequestDraft>): Problem | null {
  if (!problem?.fields) return problem
  const left = Object.entries(problem.fields).filter(([name]) => !(name in change))
  const [next] = left
  if (!next) return null
  const isFixed = Object.entries(problem.fields).some(([name, key]) => name in change && key === problem.key)
  return { ...problem, key: isFixed ? next[1] : problem.key, fields: Object.fromEntries(left) }
}
