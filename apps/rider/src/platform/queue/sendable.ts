import type { QueuedAct } from '../storage/index.ts'

const isHeld = ({ undo_until }: QueuedAct, now: number): boolean => undo_until !== null && undo_until > now

/**
 * Returns the acts that may be sent, in the order in which they were done. An act that can still be undone holds back
 * those of its order that follow it, and no others.
 */
export function sendable(queue: readonly QueuedAct[], now: number): readonly QueuedAct[] {
  const held = new Set<string>()
  return queue.filter((queued) => {
    if (queued.state !== 'waiting') return false
    const { order_id: orderId } = queued.act
    if (isHeld(queued, now)) held.add(orderId)
    return !held.has(orderId)
  })
}

/** Returns the time at which the next held act may be sent; undefined where none is held. */
export function nextRelease(queue: readonly QueuedAct[], now: number): number | undefined {
  const times = queue.flatMap((queued) =>
    queued.state === 'waiting' && isHeld(queued, now) ? [queued.undo_until ?? now] : [],
  )
  return times.length === 0 ? undefined : Math.min(...times)
}
