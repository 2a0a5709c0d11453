export {
  calm,
  type Cap,
  type Conditions,
  conditionsAt,
  isCalm,
  type Limit,
  type PressuredZone,
  type Surcharge,
} from './conditions.ts'
export { competingOrders, loadOf, type OpenOrder, type ZoneLoad } from './load.ts'
export {
  isActive,
  type Measure,
  type MeasureKind,
  measureKinds,
  type MeasurePreset,
  measurePresets,
  type MeasureRules,
  measureSeconds,
  measureViolation,
  type MeasureViolation,
  replacement,
} from './measure.ts'
export { type CountedCap, fullRefusal, pressureRefusal, type PressureRefusal } from './refusal.ts'
export { surchargedFee, type SurchargedFee } from './surcharge.ts'
