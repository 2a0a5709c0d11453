const pages = ['tracking', 'tracking-c2c', 'delivery-receipt'] as const

export interface PageAsked {
  readonly page: (typeof pages)[number]
  readonly orderId: string
  /** Of the signed link. */
  readonly token: string | null
  readonly shopToken: string | null
}

/** Which page an address means; undefined for any other. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageAsked | undefined {
  const [first, id = '', ...rest] = pathname.split('/').slice(1)
  const page = pages.find((one) => one === first)
  const orderId = decoded(id)
  if (!page || !orderId || rest.some((part) => part !== '')) return undefined
  const query = new URLSearchParams(search)
  return { page, orderId, token: query.get('t'), shopToken: query.get('s') }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
