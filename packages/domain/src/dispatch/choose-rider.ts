import { dispatchLimits } from '../limits/index.ts'

export interface Candidate {
  readonly riderId: string
  /** Metres by air to the collection point. */
  readonly metres: number
  /** Seconds by road to the collection point; null where only the nearest were compared by road. */
  readonly seconds: number | null
  /** Since when the rider has had no work, in milliseconds since 1970; 0 where that is not known. */
  readonly idleSince: number
}

/** Outcomes of earlier offers of this order. */
export interface OfferHistory {
  readonly riderId: string
  readonly state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
}

/** Riders who are by so many seconds farther away than the nearest are as good as the nearest. */
const BAND_SECONDS = 120

/**
 * Returns the rider to ask next, of those asked least often for this order: among the nearest by road, within a band
 * of two minutes, the one longest without work; without a way by road the nearest by air. A rider who declined is
 * asked again only after all others.
 */
export function chooseRider(
  candidates: readonly Candidate[],
  history: readonly OfferHistory[],
): Candidate | undefined {
  const offersByRider = new Map<string, number>()
  for (const { riderId } of history) offersByRider.set(riderId, (offersByRider.get(riderId) ?? 0) + 1)
  const times = ({ riderId }: Candidate) => offersByRider.get(riderId) ?? 0
  const least = Math.min(...candidates.map(times))
  const [nearest, ...others] = candidates
    .filter((candidate) => times(candidate) === least)
    .sort((a, b) => byRoute(a, b) || a.riderId.localeCompare(b.riderId))
  if (!nearest) return undefined
  return [nearest, ...others.filter((other) => isInBand(nearest, other))].sort(
    (a, b) => a.idleSince - b.idleSince,
  )[0]
}

const isInBand = (nearest: Candidate, { seconds }: Candidate): boolean =>
  nearest.seconds !== null && seconds !== null && seconds - nearest.seconds <= BAND_SECONDS

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
