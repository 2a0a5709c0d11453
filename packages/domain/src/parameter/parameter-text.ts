import {
  type CountryParameters,
  documentKinds,
  paymentMethods,
  type RiderPay,
  type Tariff,
} from '../country/index.ts'
import { RIDER_PARCELS } from '../limits/index.ts'
import { keptBounds, quoteBounds, searchBounds } from './bounds.ts'
import { exceptionSecondsText, readExceptionSeconds } from './exception-seconds.ts'
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
  'riderParcels',
  'proofPhotoDays',
  'messageDays',
  'callDays',
  'riderDocuments',
  'riderDocumentDays',
  'moneyApprovalLimit',
  'riderStrikeDays',
  'exceptionSeconds',
] as const
export type ParameterName = (typeof parameterNames)[number]
/** Settings that the portal may not read: those of riders and exceptions, and limits of operators. */
const operatorNames = [
  'riderCashLimit',
  'riderPay',
  'riderParcels',
  'riderDocuments',
  'riderDocumentDays',
  'moneyApprovalLimit',
  'riderStrikeDays',
  'exceptionSeconds',
] as const satisfies readonly ParameterName[]
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

/** A setting as text: `true` or `false`, a number, names joined by pipes (`none` for none), the figures of a tariff or of the riders' pay by colons, or the seconds of each kind of exceptions. */
export function asText(parameters: ParameterValues, name: ParameterName): string {
  if (name === 'tariff') return tariffText(parameters.tariff)
  if (name === 'riderPay') return riderPayText(parameters.riderPay)
  if (name === 'riderDocuments') return parameters.riderDocuments.join('|') || NO_DOCUMENTS
  if (name === 'exceptionSeconds') return exceptionSecondsText(parameters.exceptionSeconds)
  const value = parameters[name]
  return Array.isArray(value) ? value.join('|') : String(value)
}

/** The text for no documents. */
const NO_DOCUMENTS = 'none'

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
  moneyApprovalLimit: (text) => (amountPattern.test(text) ? meant(Number(text)) : nonsense),
  riderCashLimit: (text) => (amountPattern.test(text) ? meant(Number(text)) : nonsense),
  riderPay(text) {
    if (!riderPayPattern.test(text)) return nonsense
    const [base = 0, perKm = 0, perWaitMinute = 0] = text.split(':').map(Number)
    return meant({ base, perKm, perWaitMinute })
  },
  riderParcels: (text) => (new RegExp(`^[1-${RIDER_PARCELS}]$`).test(text) ? meant(Number(text)) : nonsense),
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
  riderDocumentDays: keptDays,
  riderStrikeDays: keptDays,
  riderDocuments(text) {
    const named = text === NO_DOCUMENTS ? [] : text.split('|')
    const known = documentKinds.filter((kind) => named.includes(kind))
    return known.length === named.length ? meant(known) : nonsense
  },
  exceptionSeconds(text) {
    const seconds = readExceptionSeconds(text)
    return seconds ? meant(seconds) : nonsense
  },
  paymentMethods(text) {
    const named = text.split('|')
    const known = paymentMethods.filter((method) => named.includes(method))
    // Each method once, no others; the first one is the default.
    const ordered = known.toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
    return known.length === named.length ? meant(ordered) : nonsense
  },
}
