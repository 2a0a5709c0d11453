import type { LinkScheme } from '@beckon/contract'

const pattern = /^(?<scheme>Link|Receipt) (?<token>[\w.-]{1,1000})$/u

/** The token of a link, where a call takes its kind. Anything else is as if there were none. */
export function linksIn(
  authorization: string | undefined,
  schemes: readonly LinkScheme[] = [],
): Readonly<Partial<Record<LinkScheme, string>>> {
  const { scheme, token } = pattern.exec(authorization ?? '')?.groups ?? {}
  return schemes.some((one) => one === scheme) ? { [String(scheme)]: token } : {}
}
