import { PREORDER_LEAD_SECONDS } from '../order/index.ts'

export type PreorderFault = 'too-soon' | 'too-far-ahead'

const AHEAD_SECONDS = 2 * 24 * 60 * 60

/** From when to when an item may be collected later. Seconds since 1970. */
export const preorderWindow = (now: number): { readonly from: number; readonly to: number } => ({
  from: now + PREORDER_LEAD_SECONDS,
  to: now + AHEAD_SECONDS,
})

export function preorderFault(preorderedFor: number, now: number): PreorderFault | undefined {
  const { from, to } = preorderWindow(now)
  if (preorderedFor < from) return 'too-soon'
  return preorderedFor > to ? 'too-far-ahead' : undefined
}
