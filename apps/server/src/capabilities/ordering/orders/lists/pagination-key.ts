/** The last order of a page; the next page begins behind it. */
export interface PageEnd {
  readonly createdAt: Date
  readonly orderId: string
}

/** Opaque to callers: what is in it may change. */
export function paginationKey({ createdAt, orderId }: PageEnd): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), orderId])).toString('base64url')
}

/** Undefined for a malformed key. */
export function readPaginationKey(key: string): PageEnd | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(key, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed)) return undefined
    const [createdAt, orderId]: unknown[] = parsed
    if (typeof createdAt !== 'number' || typeof orderId !== 'string') return undefined
    const instant = new Date(createdAt)
    return Number.isNaN(instant.getTime()) ? undefined : { createdAt: instant, orderId }
  } catch {
    // Not JSON, so not ours either.
    return undefined
  }
}
