export type PreorderFault = 'preorder-too-soon' | 'preorder-too-far'

const SOONEST_SECONDS = 45 * 60
const AHEAD_SECONDS = 7 * 24 * 60 * 60

/** From when to when an item may be collected later. Seconds since 1970. */
export const preorderWindow = (now: number): { readonly from: number; readonly to: number } => ({
  from: now + SOONEST_SECONDS,
  to: now + AHEAD_SECONDS,
})

export function preorderFault(preorderedFor: number, now: number): PreorderFault | undefined {
  const { from, to } = preorderWindow(now)
  if (preorderedFor < from) return 'preorder-too-soon'
  return preorderedFor > to ? 'preorder-too-far' : undefined
}
