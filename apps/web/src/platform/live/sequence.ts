import type { LiveMessage } from '@beckon/contract'

type Sequences = Readonly<Record<string, number>>

/** Received updates of each vendor, which the service numbers one by one. */
export interface Received {
  /** The last received sequence: sent when reconnecting, so that no update is lost. */
  readonly lastSeen: Sequences
  /** On this connection, of vendors whose subscription is confirmed: from here on no number is left out. */
  readonly confirmed: Sequences
}

export const nothingReceived: Received = { lastSeen: {}, confirmed: {} }

export function afterMessage(received: Received, message: LiveMessage): Received {
  if (message.type === 'subscribe_ok') return confirmSubscription(received, message.data)
  if (message.type === 'order_update' || message.type === 'resync')
    return recordSequence(received, message.data)
  return received
}

interface Numbered {
  readonly vendor_id: string
  readonly sequence: number
}

/** After reconnecting, missed updates may still arrive with their own sequences. */
const confirmSubscription = (
  { lastSeen, confirmed }: Received,
  { vendor_id: vendorId, sequence }: Numbered,
): Received => ({
  lastSeen: vendorId in lastSeen ? lastSeen : withSequence(lastSeen, vendorId, sequence),
  confirmed: withSequence(confirmed, vendorId, sequence),
})

const recordSequence = (
  { lastSeen, confirmed }: Received,
  { vendor_id: vendorId, sequence }: Numbered,
): Received => ({
  lastSeen: withSequence(lastSeen, vendorId, sequence),
  confirmed: vendorId in confirmed ? withSequence(confirmed, vendorId, sequence) : confirmed,
})

const withSequence = (sequences: Sequences, vendorId: string, sequence: number): Sequences => ({
  ...sequences,
  [vendorId]: Math.max(sequence, sequences[vendorId] ?? 0),
})

/** Returns whether an update reveals that an earlier one is missing. */
export function skips({ confirmed }: Received, message: LiveMessage): boolean {
  if (message.type !== 'order_update') return false
  const last = confirmed[message.data.vendor_id]
  return last !== undefined && message.data.sequence > last + 1
}
