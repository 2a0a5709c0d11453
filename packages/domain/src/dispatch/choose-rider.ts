import { dispatchLimits } from '../limits/index.ts'

export interface Candidate {
  readonly riderId: string
  /** Metres by air to the collection point. */
  readonly metres: number
  /** Seconds by road to the collection point; null where only the nearest were compared by road. */
  readonly seconds: number | null
}

/** Outcomes of earlier offers of this order. */
export interface OfferHistory {
  readonly riderId: string
  readonly state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
}

/**
 * Returns the rider to ask next: the nearest by road of those asked least often for this order, then the nearest by air.
 * A rider who declined is asked again only after all others.
 */
export function chooseRider(
  candidates: readonly Candidate[],
  history: readonly OfferHistory[],
): Candidate | undefined {
  const offersByRider = new Map<string, number>()
  for (const { riderId } of history) offersByRider.set(riderId, (offersByRider.get(riderId) ?? 0) + 1)
  const times = (candidate: Candidate) => offersByRider.get(candidate.riderId) ?? 0
  return [...candidates].sort(
    (a, b) => times(a) - times(b) || byRoute(a, b) || a.riderId.localeCompare(b.riderId),
  )[0]
}

const byRoute = (a: Candidate, b: Candidate): number => {
  if (a.seconds !== null && b.seconds !== null) return a.seconds - b.seconds
  if (a.seconds === null && b.seconds === null) return a.metres - b.metres
  return a.seconds === null ? 1 : -1
}

/**
 * Whether no rider farther away than these candidates can come before the chosen one: enough were compared by road,
 * and the chosen one was not asked yet.
 */
export const isCertain = (
  { riderId }: Candidate,
  candidates: readonly Candidate[],
  history: readonly OfferHistory[],
): boolean =>
  candidates.length >= dispatchLimits.comparedByRoad && history.every((offer) => offer.riderId !== riderId)
