import { channelOf } from '@beckon/domain/account'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { StoredEventData } from '../../../../platform/outbox/outbox.ts'
import type { WebhookDeps } from '../deps.ts'
import { failWaiting } from '../deliveries/delivery-store.ts'
import { type EndpointRow, turnOff } from '../endpoints/endpoint-store.ts'

/** Turns an endpoint off that has failed for too long or is gone, and notifies the business by event and email, once. */
export async function turnOffFailing(
  deps: WebhookDeps,
  { endpoint_id: endpointId }: EndpointRow,
  cause: 'failing' | 'gone',
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await failWaiting(tx, endpointId)
    const row = await turnOff(tx, endpointId, { at: deps.clock.now(), cause })
    if (!row) return
    const data = {
      endpoint_id: endpointId,
      cause,
      failing_since: row.failing_since?.toISOString() ?? null,
    } satisfies StoredEventData<'endpoint.disabled'>
    const { vendor_id: vendorId, country } = row
    await deps.events.publish(tx, { vendorId, country, type: 'endpoint.disabled', subject: endpointId, data })
    await writeToOwners(deps, tx, row, cause)
  })
}

async function writeToOwners(
  deps: WebhookDeps,
  tx: Tx,
  { vendor_id: vendorId, country, endpoint_id: endpoint, url }: EndpointRow,
  cause: 'failing' | 'gone',
): Promise<void> {
  for (const { email: recipient, language } of await deps.vendors.ownersOf(tx, vendorId)) {
    const addressee = { country, channel: channelOf(recipient), recipient, language }
    await deps.notify.send(tx, addressee, {
      ...{ kind: 'webhook-disabled', cause, endpoint, host: new URL(url).host },
    })
  }
}
