import type { OutletPayload } from '@beckon/contract'
import { OUTLET_OPENS_AFTER_SECONDS, newOutletLimit, outletLimit } from '@beckon/domain/limits'
import { countAttempts, subjectOf } from '../../../../platform/attempts.ts'
import { sqlState } from '../../../../platform/database/sql-errors.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { idempotently } from '../../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type CheckedOutlet, checkOutlet } from './check-outlet.ts'
import type { Inviter } from '../members/invite-member.ts'
import { newVendorRow, newVendorId } from '../open-vendor.ts'
import { setOutletOwners } from './outlet-owners.ts'
import { loadVendor } from './outlets.ts'
import { reachVendor } from '../policy.ts'
import { hasDeliveries, insertVendor, makeParent, openOutlet } from '../store.ts'
import type { VendorDeps } from '../deps.ts'
import type { VendorRow } from '../vendor-row.ts'

export const OPEN_OUTLET = 'open-outlet'
const UNIQUE_VIOLATION = '23505'

/** Adds a collection point to a parent. It becomes available in a few minutes, by a job. */
export async function createOutlet(
  deps: VendorDeps,
  inviter: Inviter,
  { payload, key }: { readonly payload: OutletPayload; readonly key: string },
): Promise<VendorRow | Refusal> {
  const { db, clock } = deps
  const { country } = inviter.caller
  const reached = await reachVendor(db, inviter.caller, payload.parent_vendor_id)
  const isForbidden = isRefusal(reached) && reached.refused === 'member.forbidden'
  const parent = isRefusal(reached) ? undefined : reached.vendor
  if (!isForbidden && !(await deps.isOn(country, 'AddVendorOutlet', parent))) return refuse('outlet.closed')
  if (isRefusal(reached)) return reached
  if (!parent || parent.parent_vendor_id !== null) return refuse('vendor.not-found')
  const checked = checkOutlet(payload, country)
  if (isRefusal(checked)) return checked
  const request = { vendorId: parent.vendor_id, key, body: payload, now: clock.now() }
  try {
    const made = await inTransaction(db, (tx) =>
      idempotently(tx, request, async () => {
        const limited = await withinOutlets(tx, inviter.caller.userId, parent, clock.now())
        if (limited) return limited
        const vendorId = await insertOutlet(deps, tx, inviter, { parent, checked })
        return isRefusal(vendorId) ? vendorId : { vendorId }
      }),
    )
    if (isRefusal(made)) return made
    return (await loadVendor(db, made.vendorId)) ?? refuse('vendor.not-found')
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('outlet.registered')
    throw error
  }
}

/** An account is free, and each collection point has room for files, uploads and people of its own. */
async function withinOutlets(
  tx: Tx,
  userId: string,
  { vendor_id: parentId }: VendorRow,
  now: Date,
): Promise<Refusal | undefined> {
  const counted = (await hasDeliveries(tx, parentId))
    ? { subject: subjectOf('outlet', userId), limit: outletLimit }
    : { subject: subjectOf('new-outlet', userId), limit: newOutletLimit }
  const wait = await countAttempts(tx, [counted], now)
  return wait > 0 ? refuse('auth.too-many-requests', { retry_after: wait }) : undefined
}

async function insertOutlet(
  deps: VendorDeps,
  tx: Tx,
  inviter: Inviter,
  { parent, checked }: { readonly parent: VendorRow; readonly checked: CheckedOutlet },
): Promise<string | Refusal> {
  const now = deps.clock.now()
  const vendorId = newVendorId(inviter.deployment)
  const opensAt = new Date(now.getTime() + (OUTLET_OPENS_AFTER_SECONDS * 1000) / deps.pace)
  await makeParent(tx, parent.vendor_id)
  await insertVendor(tx, {
    ...newVendorRow(inviter.deployment, vendorId, now),
    ...checked.place,
    parent_vendor_id: parent.vendor_id,
    client_vendor_id: checked.clientVendorId,
    name: checked.name,
    contact_phone: checked.phone,
    estimation_pick_up_time: parent.estimation_pick_up_time,
    payment_methods: JSON.stringify(parent.payment_methods),
    is_registered: true,
    is_active: false,
    opens_at: opensAt,
  })
  const outlet = await loadVendor(tx, vendorId)
  if (!outlet) throw new Error('an outlet that was just inserted is there')
  const refused = await setOutletOwners(deps, tx, inviter, { outlet, emails: checked.owners })
  if (refused) return refused
  await deps.jobs.send(OPEN_OUTLET, { vendorId }, { tx, startAfter: opensAt })
  return vendorId
}

/** The job that opens the outlet for orders. */
export const openWaitingOutlet = ({ db }: Pick<VendorDeps, 'db'>, vendorId: string): Promise<void> =>
  openOutlet(db, vendorId)
