import { documentKinds, paymentMethods } from '../country/index.ts'
import { exceptionSeconds, RIDER_PARCELS } from '../limits/index.ts'
import { exceptionBounds, keptBounds, quoteBounds, searchBounds } from './bounds.ts'
import type { ParameterName } from './parameter-text.ts'

/** Groups of settings, in the order in which operators see them. */
export const parameterGroups = ['orders', 'prices', 'parcels', 'riders', 'desk', 'retention'] as const
export type ParameterGroup = (typeof parameterGroups)[number]

export type ParameterUnit = 'money' | 'km' | 'kg' | 'cm' | 'percent' | 'parcels' | 'seconds' | 'days'

interface Bounds {
  readonly from: number
  readonly to: number
  readonly decimals: number
}

interface NumberField extends Bounds {
  readonly kind: 'number'
  readonly unit: ParameterUnit
  /** The value that turns the setting off. */
  readonly off?: -1
}

interface FiguresField extends Bounds {
  readonly kind: 'figures'
  /** The figures in the order of the text, which are divided by colons. */
  readonly figures: readonly { readonly name: string; readonly unit: ParameterUnit }[]
}

interface NamesField {
  readonly kind: 'names'
  readonly names: readonly string[]
  /** The text for no names; at least one is needed where it is absent. */
  readonly none?: string
  /** The first one is the default. */
  readonly isOrdered: boolean
}

interface SecondsField {
  readonly kind: 'seconds-by-name'
  readonly names: readonly string[]
  readonly from: number
  readonly to: number
}

/** How a setting is entered, with its bounds. */
export type ParameterField = { readonly group: ParameterGroup } & (
  | { readonly kind: 'yes-no' | 'hours' }
  | NumberField
  | FiguresField
  | NamesField
  | SecondsField
)

const money = {
  kind: 'number',
  unit: 'money',
  from: 0,
  to: 999_999_999_999,
  // As many as any currency has.
  decimals: 3,
} as const
const measure = { group: 'parcels', kind: 'number', from: 1, to: 999, decimals: 0 } as const
const days = { group: 'retention', kind: 'number', unit: 'days', ...keptBounds, decimals: 0 } as const
const seconds = { kind: 'number', unit: 'seconds', decimals: 0 } as const
const figures = { kind: 'figures', from: 0, to: 9_999_999, decimals: 3 } as const

/** Returns for each setting its group, and how it is entered; `fromText` has the same bounds. */
export const parameterFields = {
  serviceHours: { group: 'orders', kind: 'hours' },
  allOutletOrders: { group: 'orders', kind: 'yes-no' },
  orderItemValueExceedLimit: { group: 'orders', ...money, off: -1 },
  paymentMethods: { group: 'orders', kind: 'names', names: paymentMethods, isOrdered: true },
  onlinePaymentActivated: { group: 'orders', kind: 'yes-no' },
  tariff: {
    group: 'prices',
    ...figures,
    figures: [
      { name: 'base', unit: 'money' },
      { name: 'perKm', unit: 'money' },
      { name: 'includedKm', unit: 'km' },
      { name: 'cashExtra', unit: 'money' },
    ],
  },
  taxPercent: { group: 'prices', kind: 'number', unit: 'percent', from: 0, to: 50, decimals: 2 },
  quoteSeconds: { group: 'prices', ...seconds, ...quoteBounds },
  maxDistanceKm: { ...measure, unit: 'km' },
  maxWeightKg: { ...measure, unit: 'kg' },
  maxSideCm: { ...measure, unit: 'cm' },
  searchSeconds: { group: 'riders', ...seconds, ...searchBounds },
  riderParcels: {
    group: 'riders',
    kind: 'number',
    unit: 'parcels',
    from: 1,
    to: RIDER_PARCELS,
    decimals: 0,
  },
  riderPay: {
    group: 'riders',
    ...figures,
    figures: [
      { name: 'base', unit: 'money' },
      { name: 'perKm', unit: 'money' },
      { name: 'perWaitMinute', unit: 'money' },
    ],
  },
  riderCashLimit: { group: 'riders', ...money },
  riderAdvanceLimit: { group: 'riders', ...money },
  riderDocuments: { group: 'riders', kind: 'names', names: documentKinds, none: 'none', isOrdered: false },
  moneyApprovalLimit: { group: 'desk', ...money },
  exceptionSeconds: {
    group: 'desk',
    kind: 'seconds-by-name',
    names: Object.keys(exceptionSeconds),
    ...exceptionBounds,
  },
  proofPhotoDays: days,
  messageDays: days,
  callDays: days,
  riderDocumentDays: days,
  riderStrikeDays: days,
} as const satisfies Readonly<Record<ParameterName, ParameterField>>
