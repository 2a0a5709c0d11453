import type { LiveMessage } from '@beckon/contract'

type Sequences = Readonly<Record<string, number>>

/** Received updates of each vendor, which the service numbers one by one. */
export interface Heard {
  /** The last received sequence: sent when reconnecting, so that no update is lost. */
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

/** After reconnecting, missed updates may still arrive with their own sequences. */
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

/** Returns whether an update reveals that an earlier one is missing. */
export function skips({ confirmed }: Heard, message: LiveMessage): boolean {
  if (message.type !== 'order_update') return false
  const last = confirmed[message.data.vendor_id]
  return last !== undefined && message.data.sequence > last + 1
}
