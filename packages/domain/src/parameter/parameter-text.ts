import { type CountryParameters, paymentMethods, type RiderPay, type Tariff } from '../country/index.ts'
import { parseServiceHours, type ServiceHoursViolation } from '../request/index.ts'

/** Settings that an operator may change. */
export const parameterNames = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
  'maxDistanceKm',
  'maxWeightKg',
  'maxSideCm',
  'tariff',
  'taxPercent',
  'quoteSeconds',
  'searchSeconds',
  'riderAdvanceLimit',
  'riderCashLimit',
  'riderPay',
  'proofPhotoDays',
  'messageDays',
  'callDays',
] as const
export type ParameterName = (typeof parameterNames)[number]
/** Settings that the portal may not read: the pay and the cash of riders. */
const operatorNames = ['riderCashLimit', 'riderPay'] as const satisfies readonly ParameterName[]
export type PublicParameterName = Exclude<ParameterName, (typeof operatorNames)[number]>

/** Settings that anybody may read. */
export const publicParameterNames = parameterNames.filter(
  (name): name is PublicParameterName => !operatorNames.some((own) => own === name),
)
export type ParameterValues = Pick<CountryParameters, ParameterName>

/** Time for which a browser caches a setting, in milliseconds. */
export const PARAMETER_FRESH_MS = 300_000

export const isParameterName = (text: string): text is ParameterName =>
  parameterNames.some((name) => name === text)

/** A setting as text: `true` or `false`, a number, names joined by pipes, or the figures of a tariff or of the riders' pay by colons. */
export function asText(parameters: ParameterValues, name: ParameterName): string {
  if (name === 'tariff') return tariffText(parameters.tariff)
  if (name === 'riderPay') return riderPayText(parameters.riderPay)
  const value = parameters[name]
  return Array.isArray(value) ? value.join('|') : String(value)
}

const tariffText = ({ base, perKm, includedKm, cashExtra }: Tariff) =>
  [base, perKm, includedKm, cashExtra].join(':')

const riderPayText = ({ base, perKm, perWaitMinute }: RiderPay) => [base, perKm, perWaitMinute].join(':')

/** Key of the text that names the violation. */
export type ParameterViolation = 'error.parameter-invalid' | ServiceHoursViolation

export type ReadParameter<N extends ParameterName> =
  | { readonly ok: true; readonly value: ParameterValues[N] }
  | { readonly ok: false; readonly key: ParameterViolation }

/** The setting that a text means. */
export const fromText = <N extends ParameterName>(name: N, text: string): ReadParameter<N> => {
  const read: Readers[N] = readers[name]
  return read(text)
}

type Readers = { readonly [N in ParameterName]: (text: string) => ReadParameter<N> }

const nonsense = { ok: false, key: 'error.parameter-invalid' } as const
const meant = <T>(value: T) => ({ ok: true, value }) as const

const yesOrNo = (text: string) => (text === 'true' || text === 'false' ? meant(text === 'true') : nonsense)

/** In units of the currency; -1 for never. */
const limitPattern = /^(-1|\d{1,12}(\.\d{1,3})?)$/

/** In units of the currency. */
const amountPattern = /^\d{1,12}(\.\d{1,3})?$/

/** Kilometres, kilograms and centimetres; more than two wheels can carry is a typing error. */
const measurePattern = /^(?!0+$)\d{1,3}$/
const measure = (text: string) => (measurePattern.test(text) ? meant(Number(text)) : nonsense)

/** Base, each kilometre, kilometres that the base pays for, extra for cash; as many decimals as any currency has. */
const tariffPattern = /^\d{1,7}(\.\d{1,3})?(:\d{1,7}(\.\d{1,3})?){3}$/

/** Base, each kilometre, each minute of waiting. */
const riderPayPattern = /^\d{1,7}(\.\d{1,3})?(:\d{1,7}(\.\d{1,3})?){2}$/

/** Percent, to the hundredth; above half of a fee it is a slip of the hand. */
const percentPattern = /^([0-4]?\d(\.\d{1,2})?|50)$/

/** A shorter one expires before it is read; one of more than a day is a price list. */
const quoteBounds = { from: 30, to: 86_400 } as const
/** Seconds: at least one offer, and no longer than a shop would wait. */
const searchBounds = { from: 5, to: 7200 }

/** At least a day, so that it can be looked at; ten years are the longest that a law demands. */
const keptBounds = { from: 1, to: 3650 }
function keptDays(text: string): ReadParameter<'proofPhotoDays'> {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return days >= keptBounds.from && days <= keptBounds.to ? meant(days) : nonsense
}

const readers: Readers = {
  allOutletOrders: yesOrNo,
  onlinePaymentActivated: yesOrNo,
  serviceHours(text) {
    const parsed = parseServiceHours(text)
    return parsed.ok ? meant(text) : parsed
  },
  orderItemValueExceedLimit: (text) => (limitPattern.test(text) ? meant(Number(text)) : nonsense),
  riderAdvanceLimit: (text) => (amountPattern.test(text) ? meant(Number(text)) : nonsense),
  riderCashLimit: (text) => (amountPattern.test(text) ? meant(Number(text)) : nonsense),
  riderPay(text) {
    if (!riderPayPattern.test(text)) return nonsense
    const [base = 0, perKm = 0, perWaitMinute = 0] = text.split(':').map(Number)
    return meant({ base, perKm, perWaitMinute })
  },
  maxDistanceKm: measure,
  maxWeightKg: measure,
  maxSideCm: measure,
  tariff(text) {
    if (!tariffPattern.test(text)) return nonsense
    const [base = 0, perKm = 0, includedKm = 0, cashExtra = 0] = text.split(':').map(Number)
    return meant({ base, perKm, includedKm, cashExtra })
  },
  taxPercent: (text) => (percentPattern.test(text) ? meant(Number(text)) : nonsense),
  quoteSeconds(text) {
    const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0
    return seconds >= quoteBounds.from && seconds <= quoteBounds.to ? meant(seconds) : nonsense
  },
  searchSeconds(text) {
    const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0
    return seconds >= searchBounds.from && seconds <= searchBounds.to ? meant(seconds) : nonsense
  },
  proofPhotoDays: keptDays,
  messageDays: keptDays,
  callDays: keptDays,
  paymentMethods(text) {
    const named = text.split('|')
    const known = paymentMethods.filter((method) => named.includes(method))
    // Each method once, no others; the first one is the default.
    const ordered = known.toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
    return known.length === named.length ? meant(ordered) : nonsense
  },
}
