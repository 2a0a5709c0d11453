import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import type { ApiDeps } from '../deps.ts'

/** Returns the collection points of a list: the named one, else all of the key. */
export async function vendorIdsFor(
  { vendors }: Pick<ApiDeps, 'vendors'>,
  user: ActingUser,
  named: string | undefined,
): Promise<readonly string[] | Refusal> {
  if (named === undefined) return vendors.idsFor(user)
  const vendor = await vendors.vendorFor(user, named)
  return isRefusal(vendor) ? vendor : [named]
}
