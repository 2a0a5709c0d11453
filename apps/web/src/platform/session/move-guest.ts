import { accountCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { StoredGuest } from '../mode/index.ts'

/**
 * What was asked for as a guest becomes the account's, before the browser forgets the guest. Undefined where there was
 * nothing to move.
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
