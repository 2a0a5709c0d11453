import {
  agreedFee,
  payable,
  type PricedQuote,
  type Reach,
  type RequestContext,
  type Sent,
} from './request-state.ts'

/** Returns the changes of the context after asking for the fee. */
export const afterReach = (result: Reach): Partial<RequestContext> =>
  result.ok ? { quote: result.quote, problem: null } : { problem: result.problem }

/** The new quote; null without one. */
export const quoteOf = (result: Reach): PricedQuote | null => (result.ok ? result.quote : null)

export function isAtAgreedFee(result: Reach, context: RequestContext): boolean {
  const quote = quoteOf(result)
  return quote !== null && payable(quote) === agreedFee(context)
}

/** Returns the changes of the context after the order was sent. */
export function afterSubmit(result: Sent): Partial<RequestContext> {
  if (result.ok) return { orderId: result.orderId }
  if (result.why === 'changed' || result.why === 'too-late') return { theirs: result.theirs }
  return result.why === 'refused' ? { problem: result.problem } : {}
}
