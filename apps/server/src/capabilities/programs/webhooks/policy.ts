import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { EndpointOwner, WebhookDeps } from './deps.ts'

/**
 * The business of a vendor, for a person whose role in the whole business may manage its endpoints: they get the events of
 * all its collection points.
 */
export async function businessToNotify(
  { vendors }: Pick<WebhookDeps, 'vendors'>,
  caller: VendorCaller,
  vendorId: string,
): Promise<EndpointOwner | Refusal> {
  const business = await vendors.businessFor(caller, vendorId)
  if (isRefusal(business)) return business
  if (business.is_guest) return refuse('auth.forbidden')
  return { businessId: business.vendor_id, country: business.country, by: caller.userId }
}

/** Whether a role of the person in the business shows sums of money: developers see their events without these. */
export async function maySeeMoney(
  { vendors }: Pick<WebhookDeps, 'vendors'>,
  caller: VendorCaller,
  { businessId }: Pick<EndpointOwner, 'businessId'>,
): Promise<boolean> {
  return !isRefusal(await vendors.businessFor({ ...caller, action: 'money.read' }, businessId))
}
