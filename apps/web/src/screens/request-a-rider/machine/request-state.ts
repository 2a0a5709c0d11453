import type { Discount, OrderRecord, OrderRequest, Quote } from '@beckon/contract'
import type { Filling } from '../draft/known-drafts.ts'
import type { Destination, RequestDraft } from '../draft/request-draft.ts'

/** The collection point that the parcel is fetched from; without coordinates the flow waits here. */
export interface Origin {
  readonly vendorId: string
  readonly point: { readonly latitude: number; readonly longitude: number } | null
}

/** An obstacle: the key of its text and the values in it. */
export interface Problem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: Readonly<Record<string, string>>
}

/** The problem that scheduling for later solves. */
export const CLOSED = 'request.error.service-closed'

/** Something else was sent under the key of this request, and is an order by now. */
export const TAKEN_ALREADY = 'error.idempotency-conflict'

/** The bank's result is not available yet. */
export const UNCLEAR = 'pay.unclear'

/** The state of an earlier payment under the key of this request. */
export type EarlierPayment =
  | { readonly state: 'paid'; readonly orderId: string }
  /** It never existed, or has ended without a payment. */
  | { readonly state: 'over' }
  | { readonly state: 'unclear' }
  /** Under the key something else was ordered that is no payment. */
  | { readonly state: 'other' }

export type HoursResult = { readonly state: 'open' } | { readonly state: 'closed'; readonly problem: Problem }

/** A fee, and what the voucher of the draft makes of it. */
export interface PricedQuote extends Quote {
  /** Null without a voucher, and where it does not count for this fee. */
  readonly discount: Discount | null
  /** Why the voucher of the draft does not count; null where it does. */
  readonly voucherProblem: Problem | null
}

/** Returns the price after the discount. */
export const payable = ({ fee, discount }: PricedQuote): number => discount?.delivery_fee ?? fee

/** Without a quote where the fee of the order that is edited stays as it is. */
export type ReachResult =
  | { readonly ok: true; readonly quote: PricedQuote | null }
  /**
   * Without a problem where the result depends on the pin: the address is vague, and the pin has to be checked first.
   */
  | { readonly ok: false; readonly problem: Problem | null }

export type SubmitResult =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly why: 'signature-expired' }
  | { readonly ok: false; readonly why: 'changed'; readonly theirs: OrderRecord }
  /** With the order as it is now, where the answer has it: a rider has accepted, or it was cancelled. */
  | { readonly ok: false; readonly why: 'too-late'; readonly theirs: OrderRecord | null }
  /** The last use of the voucher was taken by another order meanwhile. */
  | { readonly ok: false; readonly why: 'voucher-gone' }
  | { readonly ok: false; readonly why: 'refused'; readonly problem: Problem }

/** The input for checking a route and its fee. */
export interface ReachInput {
  readonly origin: Origin
  readonly draft: RequestDraft
  readonly editing: OrderRecord | null
}

export interface RequestContext extends ReachInput {
  readonly quote: PricedQuote | null
  /** The quote that the fee has changed to, waiting for a yes. */
  readonly newQuote: PricedQuote | null
  readonly problem: Problem | null
  /** Of this request, however often it is sent. */
  readonly idempotencyKey: string
  /** The order being paid online, unchanged. */
  readonly ordered: OrderRequest | null
  /** A payment was running when the page was left: it is resumed. */
  readonly isResuming: boolean
  /** Whether it was paid online could not be found out. */
  readonly isUnsure: boolean
  /** The reason why that payment failed, until the request continues. */
  readonly unpaid: Problem | null
  readonly orderId: string | null
  /** The amount that a person has looked at again. */
  readonly confirmedAmount: string | null
  /** The draft as it was filled from an earlier order; null where it was not. */
  readonly copied: RequestDraft | null
  /** Continues to the last step automatically, while nothing is missing or refused. */
  readonly isExpress: boolean
  /** Another user's version of the order being edited. */
  readonly theirs: OrderRecord | null
}

export interface RequestInput {
  readonly origin: Origin
  readonly draft?: RequestDraft
  readonly idempotencyKey: string
  readonly editing?: OrderRecord | null
  /** The draft is an earlier order's. */
  readonly isCopy?: boolean
  /** An online payment was running, and the payment method has changed since. */
  readonly isUnsure?: boolean
  /** It was being paid for online. */
  readonly isResuming?: boolean
}

export type RequestEvent =
  | { readonly type: 'ORIGIN'; readonly origin: Origin; readonly idempotencyKey: string }
  | { readonly type: 'DESTINATION'; readonly destination: Destination }
  /** Several things at once, and where it goes: a known customer was chosen. */
  | { readonly type: 'FILL'; readonly change: Filling }
  | { readonly type: 'PIN_CHECKED' }
  | { readonly type: 'CHANGE_DESTINATION' }
  | { readonly type: 'WHEN'; readonly preorderedFor: number | null }
  | { readonly type: 'EDIT'; readonly change: Partial<RequestDraft> }
  /** Of the fee with this signature; null where the voucher is taken off. */
  | { readonly type: 'VOUCHER'; readonly of: string; readonly discount: Discount | null }
  | { readonly type: 'NEXT'; readonly problem: Problem | null }
  | { readonly type: 'BACK' }
  /** `isHigh`: the value is above what the country lets pass without a second look. */
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
  ordered: null,
  isResuming: input.isResuming === true,
  isUnsure: input.isUnsure === true,
  unpaid: null,
  orderId: null,
  confirmedAmount: null,
  copied: input.isCopy === true ? (input.draft ?? null) : null,
  isExpress: input.isCopy === true,
  theirs: null,
})

/** Returns the accepted fee: the quoted one, else that of the order being edited. */
export const agreedFee = ({ quote, editing }: RequestContext): number | undefined =>
  (quote ? payable(quote) : undefined) ?? editing?.delivery_fee

/** Editing a field clears its error, and the sentence above the form shows the next one. */
export function withoutField(problem: Problem | null, change: Partial<RequestDraft>): Problem | null {
  if (!problem?.fields) return problem
  const left = Object.entries(problem.fields).filter(([name]) => !(name in change))
  const [next] = left
  if (!next) return null
  const isMended = Object.entries(problem.fields).some(([name, key]) => name in change && key === problem.key)
  return { ...problem, key: isMended ? next[1] : problem.key, fields: Object.fromEntries(left) }
}
