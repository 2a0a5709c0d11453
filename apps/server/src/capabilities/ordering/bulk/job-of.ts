import { collectionViolation, vendorOf } from '@beckon/domain/order'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { orderRefusal } from '../orders/index.ts'
import { type ActingUser, hasLocation, type LocatedVendor } from '../../parties/vendors/index.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { type JobRow, loadJob } from './store.ts'

/** Returns the vendor of the user, where bulk orders are turned on and the vendor has a location. */
export async function actingVendor(
  { vendors, isOn }: BulkDeps,
  user: ActingUser,
  vendorId: string,
): Promise<LocatedVendor | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  if (!(await isOn(vendor.country, 'BulkOrderUpload', vendor))) return refuse('bulk.disabled')
  const { country, opens_at: opensAt } = vendor
  const violation = collectionViolation({
    hasPlace: hasLocation(vendor),
    sender: null,
    country,
    isOpening: opensAt !== null,
  })
  if (violation) return orderRefusal(violation)
  return hasLocation(vendor) ? vendor : refuse('vendor.no-location')
}

export interface ActingOnJob {
  readonly vendor: LocatedVendor
  readonly job: JobRow
  readonly key: JobKey
}

/** An upload of a vendor that the caller may act for. */
export async function actingOnJob(
  deps: BulkDeps,
  user: ActingUser,
  key: JobKey,
): Promise<ActingOnJob | Refusal> {
  const vendor = await actingVendor(deps, user, key.vendorId)
  if ('refused' in vendor) return vendor
  const job = await loadJob(deps.db, key)
  return job?.country === user.country ? { vendor, job, key } : refuse('bulk.not-found')
}

/** The vendor of an upload, which its id contains as an order's id does. */
export const keyOfJob = (jobId: string): JobKey => ({ vendorId: vendorOf(jobId) ?? '', jobId })
