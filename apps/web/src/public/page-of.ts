const pages = ['tracking', 'tracking-c2c', 'delivery-receipt'] as const

export interface RequestedPage {
  readonly page: (typeof pages)[number]
  readonly orderId: string
  /** Random token of a tracking link. */
  readonly token: string | null
  /** Signed token of the shop's link to a receipt. */
  readonly shopToken: string | null
}

/** Which page an address means; undefined for any other. */
export function pageOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): RequestedPage | undefined {
  const [first, id = '', ...rest] = pathname.split('/').slice(1)
  const page = pages.find((one) => one === first)
  const orderId = decoded(id)
  if (!page || !orderId || rest.some((part) => part !== '')) return undefined
  const tokens = new URLSearchParams(hash.slice(1))
  return { page, orderId, token: tokens.get('t'), shopToken: tokens.get('s') }
}

/**
 * Moves the tokens of an address behind the #, which is not sent to servers. Earlier links have them in the query.
 */
export function withHiddenTokens(address: string): string {
  const url = new URL(address)
  const hidden = new URLSearchParams(url.hash.slice(1))
  const tokens = new URLSearchParams()
  for (const name of ['t', 's']) {
    const token = url.searchParams.get(name) ?? hidden.get(name)
    if (token !== null) tokens.set(name, token)
    url.searchParams.delete(name)
  }
  url.hash = tokens.toString()
  return url.href
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
