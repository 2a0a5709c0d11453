import { type CountryParameters, paymentMethods } from '@beckon/domain/country'

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

/** The setting that a text means; undefined when it makes no sense. */
export function fromText(name: ParameterName, text: string): Partial<CountryParameters> | undefined {
  switch (name) {
    case 'allOutletOrders':
    case 'onlinePaymentActivated':
      return text === 'true' || text === 'false' ? { [name]: text === 'true' } : undefined
    case 'serviceHours':
      return /^\d{4}:\d{4}$/.test(text) ? { serviceHours: text } : undefined
    case 'orderItemValueExceedLimit':
      return text.trim() !== '' && Number.isFinite(Number(text))
        ? { orderItemValueExceedLimit: Number(text) }
        : undefined
    case 'paymentMethods': {
      const named = text.split('|')
      const known = named.flatMap((name) => paymentMethods.find((method) => method === name) ?? [])
      return known.length === named.length ? { paymentMethods: known } : undefined
    }
  }
}
