import type { TrackingSentence } from '@beckon/domain/order'

/** States with separate texts for an individual sender, who does not receive the parcel. */
const individual = [
  'placed',
  'to-collection',
  'near-collection',
  'collected',
  'near-delivery',
  'delivered',
  'cancelled',
] as const

export function statusTextKey(sentence: TrackingSentence, isIndividual: boolean) {
  const own = isIndividual ? individual.find((one) => one === sentence) : undefined
  return own ? (`individual.${own}` as const) : (`waiting.${sentence}` as const)
}
