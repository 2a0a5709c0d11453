import type { VendorCaller } from '../../../platform/auth/callers.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { VendorRow, VendorsService } from '../vendors/index.ts'

/** The business of a vendor, for a person whose role there may manage its keys. */
export const businessToManage = (
  vendors: Pick<VendorsService, 'businessFor'>,
  caller: VendorCaller,
  vendorId: string,
): Promise<VendorRow | Refusal> => vendors.businessFor(caller, vendorId)
