import { type CountryParameters, paymentMethods } from '../country/index.ts'
import { parseServiceHours, type ServiceHoursFault } from '../request/index.ts'

/** The settings that an operator may change and the portal may ask for. */
export const parameterNames = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
  'maxWeightKg',
  'maxSideCm',
] as const
export type ParameterName = (typeof parameterNames)[number]
export type ParameterValues = Pick<CountryParameters, ParameterName>

/** So long what was read of a setting counts in a browser: milliseconds. */
export const PARAMETER_FRESH_MS = 300_000

export const isParameterName = (text: string): text is ParameterName =>
  parameterNames.some((name) => name === text)

/** A setting as text: `true` or `false`, a number, or names joined by pipes. */
export function asText(parameters: ParameterValues, name: ParameterName): string {
  const value = parameters[name]
  return Array.isArray(value) ? value.join('|') : String(value)
}

/** The key of a text that says what is wrong. */
export type ParameterFault = 'error.parameter-invalid' | ServiceHoursFault

export type ReadParameter<N extends ParameterName> =
  | { readonly ok: true; readonly value: ParameterValues[N] }
  | { readonly ok: false; readonly key: ParameterFault }

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

/** Kilograms and centimetres; what nobody carries on two wheels is a slip of the hand. */
const measurePattern = /^(?!0+$)\d{1,3}$/
const measure = (text: string) => (measurePattern.test(text) ? meant(Number(text)) : nonsense)

const readers: Readers = {
  allOutletOrders: yesOrNo,
  onlinePaymentActivated: yesOrNo,
  serviceHours(text) {
    const parsed = parseServiceHours(text)
    return parsed.ok ? meant(text) : parsed
  },
  orderItemValueExceedLimit: (text) => (limitPattern.test(text) ? meant(Number(text)) : nonsense),
  maxWeightKg: measure,
  maxSideCm: measure,
  paymentMethods(text) {
    const named = text.split('|')
    const known = paymentMethods.filter((method) => named.includes(method))
    // Each once, no others, and the first is the one that is offered first.
    const ordered = known.toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
    return known.length === named.length ? meant(ordered) : nonsense
  },
}
