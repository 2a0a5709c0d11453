import type { TrackingSentence } from '@beckon/domain/order'

/** What whoever sent a parcel themselves is told in words of their own: it is not on its way to them. */
const individual = [
  'placed',
  'to-collection',
  'near-collection',
  'collected',
  'near-delivery',
  'delivered',
  'cancelled',
] as const

export function sentenceKey(sentence: TrackingSentence, isIndividual: boolean) {
  const own = isIndividual ? individual.find((one) => one === sentence) : undefined
  return own ? (`individual.${own}` as const) : (`waiting.${sentence}` as const)
}
