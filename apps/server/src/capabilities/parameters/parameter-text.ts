import { type CountryParameters, paymentMethods } from '@beckon/domain/country'
import { parseServiceHours } from '@beckon/domain/request'

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

type Change = Partial<CountryParameters> | undefined

/** The setting that a text means; undefined when it makes no sense. */
export const fromText = (name: ParameterName, text: string): Change => readers[name](text)

const flag = (name: 'allOutletOrders' | 'onlinePaymentActivated') => (text: string) =>
  text === 'true' || text === 'false' ? { [name]: text === 'true' } : undefined

const readers: Readonly<Record<ParameterName, (text: string) => Change>> = {
  allOutletOrders: flag('allOutletOrders'),
  onlinePaymentActivated: flag('onlinePaymentActivated'),
  serviceHours: (text) => (parseServiceHours(text).ok ? { serviceHours: text } : undefined),
  orderItemValueExceedLimit: (text) =>
    text.trim() !== '' && Number.isFinite(Number(text))
      ? { orderItemValueExceedLimit: Number(text) }
      : undefined,
  paymentMethods(text) {
    const named = text.split('|')
    const known = named.flatMap((name) => paymentMethods.find((method) => method === name) ?? [])
    return known.length === named.length ? { paymentMethods: known } : undefined
  },
}
