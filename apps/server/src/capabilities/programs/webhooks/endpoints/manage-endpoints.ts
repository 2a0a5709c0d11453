import { randomBytes } from 'node:crypto'
import type { NewWebhookEndpoint, WebhookEndpoint, WebhookEndpointChange } from '@beckon/contract'
import { ENDPOINTS_PER_BUSINESS } from '@beckon/domain/webhook'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { urlViolation } from '../../../../platform/outgoing/outgoing-url.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { EndpointOwner, WebhookDeps } from '../deps.ts'
import { deleteDeliveries, failWaiting } from '../deliveries/delivery-store.ts'
import {
  areOfBusiness,
  countEndpoints,
  deleteEndpoint,
  type EndpointRow,
  endpointsOf,
  insertEndpoint,
  lockEndpoint,
  ownEndpoint,
  writeEndpoint,
} from './endpoint-store.ts'
import { presentEndpoint } from './present-endpoint.ts'
import { newSecret, ownerOfSecret } from './secrets.ts'

const ID_BYTES = 12
const HOUR_MS = 3_600_000

/** Lists the endpoints of a business. */
export async function listEndpoints(
  { db, clock }: WebhookDeps,
  owner: EndpointOwner,
): Promise<WebhookEndpoint[]> {
  const rows = await endpointsOf(db, owner)
  return rows.map((row) => presentEndpoint(row, clock.now()))
}

/** Reads one endpoint of a business. */
export async function readEndpoint(
  { db, clock }: WebhookDeps,
  owner: EndpointOwner,
  endpointId: string,
): Promise<WebhookEndpoint | Refusal> {
  const row = await ownEndpoint(db, owner, endpointId)
  return row ? presentEndpoint(row, clock.now()) : refuse('webhook.not-found')
}

/** Adds an endpoint; its secret is returned only here. */
export async function createEndpoint(
  deps: WebhookDeps,
  owner: EndpointOwner,
  given: NewWebhookEndpoint,
): Promise<{ endpoint: WebhookEndpoint; secret: string } | Refusal> {
  const points = given.collection_points ?? owner.vendorIds ?? null
  const refused = await checked(deps, owner, { url: given.url, points })
  if (refused) return refused
  const endpointId = `we_${randomBytes(ID_BYTES).toString('base64url')}`
  const secret = newSecret()
  const sealed = await deps.sealer.seal(secret, ownerOfSecret(endpointId))
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if ((await countEndpoints(tx, owner.businessId)) >= ENDPOINTS_PER_BUSINESS) {
      return refuse('webhook.limit', { limit: ENDPOINTS_PER_BUSINESS })
    }
    const row = await insertEndpoint(tx, {
      ...{ endpoint_id: endpointId, vendor_id: owner.businessId, country: owner.country },
      ...{ url: new URL(given.url).href, description: given.description, types: given.events },
      ...{ is_full: given.full, vendor_ids: points && [...points], secret: sealed },
      ...{
        earlier_secret: null,
        earlier_until: null,
        created_by: owner.by,
        created_at: now,
        changed_at: now,
      },
      ...{ last_success_at: null, failing_since: null, not_before: null },
      ...{ disabled_at: null, disabled_cause: null },
    })
    return { endpoint: presentEndpoint(row, now), secret }
  })
}

/** Changes the given fields of an endpoint. One that is turned on begins without its earlier failures. */
export async function changeEndpoint(
  deps: WebhookDeps,
  owner: EndpointOwner,
  endpointId: string,
  change: WebhookEndpointChange,
): Promise<WebhookEndpoint | Refusal> {
  const points = change.collection_points === null ? (owner.vendorIds ?? null) : change.collection_points
  const refused = await checked(deps, owner, { url: change.url, points: points ?? null })
  if (refused) return refused
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if (!(await ownEndpoint(tx, owner, endpointId))) return refuse('webhook.not-found')
    if (change.on === false) await failWaiting(tx, endpointId)
    const row = await writeEndpoint(tx, endpointId, {
      changed_at: now,
      ...(change.url === undefined ? {} : { url: new URL(change.url).href, ...fresh }),
      ...(change.description === undefined ? {} : { description: change.description }),
      ...(change.events === undefined ? {} : { types: change.events }),
      ...(change.full === undefined ? {} : { is_full: change.full }),
      ...(points === undefined ? {} : { vendor_ids: points && [...points] }),
      ...(change.on === undefined ? {} : { is_on: change.on, ...(change.on ? fresh : {}) }),
    })
    return row ? presentEndpoint(row, now) : refuse('webhook.not-found')
  })
}

const fresh = {
  failing_since: null,
  slow_level: 0,
  not_before: null,
  disabled_at: null,
  disabled_cause: null,
} as const

/** Deletes an endpoint with its deliveries. */
export async function removeEndpoint(
  { db }: WebhookDeps,
  owner: EndpointOwner,
  endpointId: string,
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    if (!(await ownEndpoint(tx, owner, endpointId))) return refuse('webhook.not-found')
    await deleteDeliveries(tx, endpointId)
    await deleteEndpoint(tx, endpointId)
    return undefined
  })
}

/** Makes a new secret; the present one signs, too, for the hours given. */
export async function rollSecret(
  { db, clock, sealer }: WebhookDeps,
  owner: EndpointOwner,
  { endpointId, overlapHours }: { readonly endpointId: string; readonly overlapHours: number },
): Promise<{ endpoint_id: string; secret: string } | Refusal> {
  const secret = newSecret()
  const sealed = await sealer.seal(secret, ownerOfSecret(endpointId))
  const now = clock.now()
  const rolled = await inTransaction(db, async (tx): Promise<EndpointRow | Refusal> => {
    const before = await lockEndpoint(tx, owner, endpointId)
    if (!before) return refuse('webhook.not-found')
    const row = await writeEndpoint(tx, endpointId, {
      secret: sealed,
      earlier_secret: overlapHours > 0 ? before.secret : null,
      earlier_until: overlapHours > 0 ? new Date(now.getTime() + overlapHours * HOUR_MS) : null,
      changed_at: now,
    })
    return row ?? refuse('webhook.not-found')
  })
  return isRefusal(rolled) ? rolled : { endpoint_id: endpointId, secret }
}

interface Given {
  readonly url: string | undefined
  readonly points: readonly string[] | null
}

async function checked(
  { db, allowedHosts }: WebhookDeps,
  owner: EndpointOwner,
  { url, points }: Given,
): Promise<Refusal | undefined> {
  const violation = url === undefined ? undefined : urlViolation(url, allowedHosts)
  if (violation) return refuse('webhook.url', { fields: { url: violation } })
  if (points === null) return undefined
  const isSeen = owner.vendorIds === undefined || points.every((id) => owner.vendorIds?.includes(id))
  return isSeen && (await areOfBusiness(db, owner.businessId, points))
    ? undefined
    : refuse('vendor.not-found')
}
