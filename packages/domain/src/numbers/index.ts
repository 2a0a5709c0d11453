export {
  countedRefundStates,
  meetsCondition,
  moneyConditions,
  type NumberedOrder,
  onTimeShare,
  type OrderCondition,
  orderConditions,
  unpaidStatuses,
} from './conditions.ts'
export {
  type AskedPeriod,
  type NumbersPeriod,
  numbersPeriod,
  type NumberStep,
  numberSteps,
  type NumbersViolation,
  type Step,
} from './period.ts'
export { daysOfPreset, type PeriodPreset, periodPresets } from './presets.ts'
export { neededHours, riderHours } from './rider-hours.ts'
