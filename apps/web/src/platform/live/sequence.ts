import type { LiveMessage } from '@beckon/contract'

type Sequences = Readonly<Record<string, number>>

/** What has come of each vendor's updates, which the service numbers one by one. */
export interface Heard {
  /** The last that came: said when coming back, so that nothing is missed. */
  readonly lastSeen: Sequences
  /** On this connection, of vendors whose subscription is confirmed: from here on no number is left out. */
  readonly confirmed: Sequences
}

export const nothingHeard: Heard = { lastSeen: {}, confirmed: {} }

export function hearing(heard: Heard, message: LiveMessage): Heard {
  if (message.type === 'subscribe_ok') return confirming(heard, message.data)
  if (message.type === 'order_update' || message.type === 'resync') return counting(heard, message.data)
  return heard
}

interface Numbered {
  readonly vendor_id: string
  readonly sequence: number
}

/** Coming back, what was missed may still be on its way and says its own sequence. */
const confirming = ({ lastSeen, confirmed }: Heard, { vendor_id: vendorId, sequence }: Numbered): Heard => ({
  lastSeen: vendorId in lastSeen ? lastSeen : raised(lastSeen, vendorId, sequence),
  confirmed: raised(confirmed, vendorId, sequence),
})

const counting = ({ lastSeen, confirmed }: Heard, { vendor_id: vendorId, sequence }: Numbered): Heard => ({
  lastSeen: raised(lastSeen, vendorId, sequence),
  confirmed: vendorId in confirmed ? raised(confirmed, vendorId, sequence) : confirmed,
})

const raised = (sequences: Sequences, vendorId: string, sequence: number): Sequences => ({
  ...sequences,
  [vendorId]: Math.max(sequence, sequences[vendorId] ?? 0),
})

/** Whether an update tells that one before it has not come: the service could not tell it, or it was lost. */
export function skips({ confirmed }: Heard, message: LiveMessage): boolean {
  if (message.type !== 'order_update') return false
  const last = confirmed[message.data.vendor_id]
  return last !== undefined && message.data.sequence > last + 1
}
