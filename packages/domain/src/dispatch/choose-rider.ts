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
  const times = timesAsked(history)
  const least = Math.min(...candidates.map(times))
  const [nearest, ...others] = candidates
    .filter((candidate) => times(candidate) === least)
    .sort((a, b) => byRoute(a, b) || a.riderId.localeCompare(b.riderId))
  if (!nearest) return undefined
  return [nearest, ...others.filter((other) => isInBand(nearest, other))].sort(
    (a, b) => a.idleSince - b.idleSince,
  )[0]
}

function timesAsked(history: readonly OfferHistory[]) {
  const offersByRider = new Map<string, number>()
  for (const { riderId } of history) offersByRider.set(riderId, (offersByRider.get(riderId) ?? 0) + 1)
  return ({ riderId }: Pick<OfferHistory, 'riderId'>) => offersByRider.get(riderId) ?? 0
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

/** A rider with parcels who can take another one on the way. */
export interface Carrier {
  readonly riderId: string
  /** Compared with the seconds of a free rider to the collection point. */
  readonly costSeconds: number
}

/** A free rider who needs this much longer is as good as a rider with parcels, who then keeps room. */
const FREE_FIRST_SECONDS = 300

/**
 * Whether a rider with parcels can come before this free one: only where the free rider is far away, or was asked for
 * this order already, or where there is none.
 */
export const mayCarriersWin = (free: Candidate | undefined, history: readonly OfferHistory[]): boolean =>
  !free ||
  free.seconds === null ||
  free.seconds > FREE_FIRST_SECONDS ||
  history.some(({ riderId }) => riderId === free.riderId)

/**
 * Returns the rider with parcels to ask instead of the free one that `chooseRider` chose; undefined where the free one
 * is asked. Of those asked least often for this order, the one that costs the fewest seconds is asked, where that is by
 * more than five minutes less than the way of a free rider asked as often.
 */
export function chooseCarrier<C extends Carrier>(
  carriers: readonly C[],
  free: Candidate | undefined,
  history: readonly OfferHistory[],
): C | undefined {
  const times = timesAsked(history)
  const [best] = carriers.toSorted(
    (a, b) => times(a) - times(b) || a.costSeconds - b.costSeconds || a.riderId.localeCompare(b.riderId),
  )
  if (!best || !free) return best
  const more = times(free) - times(best)
  if (more !== 0) return more > 0 ? best : undefined
  return best.costSeconds + FREE_FIRST_SECONDS < (free.seconds ?? Infinity) ? best : undefined
}
