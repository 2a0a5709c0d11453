import { accountCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { StoredGuest } from '../mode/index.ts'

/**
 * Moves a guest's orders to the account before the guest's token is cleared. Undefined where there was nothing to
 * move.
 */
export async function moveGuest(
  client: Client,
  guest: StoredGuest | undefined,
  orders: readonly string[],
): Promise<'guest.moved' | 'guest.error.gone' | undefined> {
  if (!guest) return undefined
  const claimed = await client.call(accountCalls.claimGuest, { body: { token: guest.token } })
  if (claimed.ok) return claimed.answer.result.orders > 0 ? 'guest.moved' : undefined
  return orders.length > 0 ? 'guest.error.gone' : undefined
}
