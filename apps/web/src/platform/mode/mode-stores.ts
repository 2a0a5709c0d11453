import { z } from 'zod'
import { type Stored, stored } from '../storage/index.ts'
import type { StoredGuest } from './sessions.ts'

/** Stored values of each mode. A malformed token is still read, so that it can be detected and cleared. */
export interface ModeStores {
  /** Stored per tab: another tab may have a user's own session. */
  readonly platformToken: Stored<string>
  readonly guest: Stored<StoredGuest>
  /** The ids of a guest's orders. */
  readonly guestOrders: Stored<string[]>
}

export const modeStores = (): ModeStores => ({
  platformToken: stored('platform-token', z.string(), { ofTab: true }),
  guest: stored('guest', z.object({ vendor_id: z.string(), token: z.string() })),
  guestOrders: guestOrders(),
})

/** More than a guest orders in a day; the oldest are dropped first. */
const MOST_ORDERS = 200

const guestOrders = () => stored('guest-orders', z.array(z.string()).max(MOST_ORDERS))

/** Storage events reach other tabs only, so this page has listeners of its own. */
const listeners = new Set<() => void>()

export const guestOrderIds = (): readonly string[] => guestOrders().read() ?? []

export function rememberGuestOrder(orderId: string): void {
  const others = guestOrderIds().filter((id) => id !== orderId)
  guestOrders().write([...others, orderId].slice(-MOST_ORDERS))
  for (const notify of listeners) notify()
}

export function onGuestOrders(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
