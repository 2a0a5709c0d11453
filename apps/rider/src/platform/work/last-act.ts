import type { RiderAct } from '@beckon/contract'

export type LastAct = 'deliver' | 'hand_back' | 'give_up'

/** The rider does not have the parcel after it. */
export const isLastAct = (kind: RiderAct['kind']): kind is LastAct =>
  kind === 'deliver' || kind === 'hand_back' || kind === 'give_up'
