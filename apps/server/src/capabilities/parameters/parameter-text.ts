import { type ErrorKey, errorCodes } from '@beckon/contract'
import { type CountryParameters, paymentMethods } from '@beckon/domain/country'
import { parseServiceHours, type ServiceHoursFault } from '@beckon/domain/request'

/** The settings that an operator may change and the portal may ask for. */
export const parameterNames = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
] as const
export type ParameterName = (typeof parameterNames)[number]

export const isParameterName = (text: string): text is ParameterName =>
  parameterNames.some((name) => name === text)

/** A setting as text: `true` or `false`, a number, or names joined by pipes. */
export function asText(parameters: CountryParameters, name: ParameterName): string {
  const value = parameters[name]
  return Array.isArray(value) ? value.join('|') : String(value)
}

export type ReadParameter =
  | { readonly ok: true; readonly change: Partial<CountryParameters> }
  /** The key of a text that says what is wrong. */
  | { readonly ok: false; readonly key: ErrorKey | ServiceHoursFault }

/** The setting that a text means. */
export const fromText = (name: ParameterName, text: string): ReadParameter => readers[name](text)

const nonsense = { ok: false, key: errorCodes['parameter.invalid'].key } as const
const change = (changed: Partial<CountryParameters>) => ({ ok: true, change: changed }) as const

const flag = (name: 'allOutletOrders' | 'onlinePaymentActivated') => (text: string) =>
  text === 'true' || text === 'false' ? change({ [name]: text === 'true' }) : nonsense

/** In units of the currency; -1 for never. */
const limitPattern = /^(-1|\d{1,12}(\.\d{1,3})?)$/

const readers: Readonly<Record<ParameterName, (text: string) => ReadParameter>> = {
  allOutletOrders: flag('allOutletOrders'),
  onlinePaymentActivated: flag('onlinePaymentActivated'),
  serviceHours(text) {
    const parsed = parseServiceHours(text)
    return parsed.ok ? change({ serviceHours: text }) : parsed
  },
  orderItemValueExceedLimit: (text) =>
    limitPattern.test(text) ? change({ orderItemValueExceedLimit: Number(text) }) : nonsense,
  paymentMethods(text) {
    const named = text.split('|')
    const known = paymentMethods.filter((method) => named.includes(method))
    // Each once, and no others.
    return known.length === named.length ? change({ paymentMethods: orderedAs(named, known) }) : nonsense
  },
}

/** The first is the one that is offered first. */
const orderedAs = <T extends string>(named: readonly string[], known: readonly T[]): T[] =>
  known.toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
