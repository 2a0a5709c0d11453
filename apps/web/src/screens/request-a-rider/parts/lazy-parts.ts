import { lazyParts } from '../../../platform/loading/index.ts'
import { preloadCalls } from '../machine/request-actors.ts'

const part = lazyParts(() => import('./further.ts'))

export const Conflict = part((parts) => parts.Conflict)
export const CustomerFields = part((parts) => parts.CustomerFields)
export const DeliveryFields = part((parts) => parts.DeliveryFields)
export const DestinationMap = part((parts) => parts.DestinationMap)
export const FeeChanged = part((parts) => parts.FeeChanged)
export const FeeSummary = part((parts) => parts.FeeSummary)
export const HighValue = part((parts) => parts.HighValue)
export const KnownCustomer = part((parts) => parts.KnownCustomer)
export const Notices = part((parts) => parts.Notices)
export const PaymentPanel = part((parts) => parts.PaymentPanel)
export const PaymentSection = part((parts) => parts.PaymentSection)
export const SavedCustomer = part((parts) => parts.SavedCustomer)
export const SenderSection = part((parts) => parts.SenderSection)
export const StepActions = part((parts) => parts.StepActions)
export const StepBar = part((parts) => parts.StepBar)
export const VoucherField = part((parts) => parts.VoucherField)

/** Loads the parts that follow the address, and the calls that it leads to. */
export const preloadParts = (): void => {
  void StepActions.preload()
  void preloadCalls()
}
