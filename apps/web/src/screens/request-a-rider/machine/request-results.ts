import {
  agreedFee,
  payable,
  type PricedQuote,
  type QuoteResult,
  type RequestContext,
  type SubmitResult,
} from './request-state.ts'

/** Returns the context changes after the fee was requested. */
export const afterReach = (result: QuoteResult): Partial<RequestContext> =>
  result.ok ? { quote: result.quote, problem: null } : { problem: result.problem }

/** The new quote; null without one. */
export const quoteOf = (result: QuoteResult): PricedQuote | null => (result.ok ? result.quote : null)

export function isAtAgreedFee(result: QuoteResult, context: RequestContext): boolean {
  const quote = quoteOf(result)
  return quote !== null && payable(quote) === agreedFee(context)
}

/** Returns the context changes after the order was sent. */
export function afterSubmit(result: SubmitResult): Partial<RequestContext> {
  if (result.ok) return { orderId: result.orderId }
  if (result.why === 'changed' || result.why === 'too-late') return { theirs: result.theirs }
  return result.why === 'refused' ? { problem: result.problem } : {}
}
