import { lazyPart } from '../../../platform/loading/index.ts'
import { preloadCalls } from '../machine/request-actors.ts'

const load = () => import('./further.ts')

/** Loads the parts that follow the address, and the calls that it leads to. */
export const preloadParts = (): void => {
  void StepActions.preload()
  void preloadCalls()
}

export const Conflict = lazyPart(async () => (await load()).Conflict)
export const CustomerFields = lazyPart(async () => (await load()).CustomerFields)
export const DeliveryFields = lazyPart(async () => (await load()).DeliveryFields)
export const DestinationMap = lazyPart(async () => (await load()).DestinationMap)
export const FeeChanged = lazyPart(async () => (await load()).FeeChanged)
export const FeeSummary = lazyPart(async () => (await load()).FeeSummary)
export const HighValue = lazyPart(async () => (await load()).HighValue)
export const KnownCustomer = lazyPart(async () => (await load()).KnownCustomer)
export const PaymentPanel = lazyPart(async () => (await load()).PaymentPanel)
export const PaymentSection = lazyPart(async () => (await load()).PaymentSection)
export const ProblemSummary = lazyPart(async () => (await load()).ProblemSummary)
export const SavedCustomer = lazyPart(async () => (await load()).SavedCustomer)
export const SenderSection = lazyPart(async () => (await load()).SenderSection)
export const StepActions = lazyPart(async () => (await load()).StepActions)
export const StepBar = lazyPart(async () => (await load()).StepBar)
export const VoucherField = lazyPart(async () => (await load()).VoucherField)
