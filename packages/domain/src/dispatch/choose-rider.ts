export interface Candidate {
  readonly riderId: string
  /** Seconds by road to the collection point. */
  readonly seconds: number
}

/** What became of earlier offers of this order. */
export interface OfferHistory {
  readonly riderId: string
  readonly state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
}

/**
 * The rider to ask next: the nearest by road of those asked least often for this order.
 * So whoever declined is asked again only after everybody else was.
 */
export function chooseRider(
  candidates: readonly Candidate[],
  history: readonly OfferHistory[],
): Candidate | undefined {
  const asked = new Map<string, number>()
  for (const { riderId } of history) asked.set(riderId, (asked.get(riderId) ?? 0) + 1)
  const times = (candidate: Candidate) => asked.get(candidate.riderId) ?? 0
  return [...candidates].sort(
    (a, b) => times(a) - times(b) || a.seconds - b.seconds || a.riderId.localeCompare(b.riderId),
  )[0]
}
