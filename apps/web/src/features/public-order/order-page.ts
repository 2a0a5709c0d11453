import { viewToken } from '../../platform/storage/index.ts'
import { viewAuthorization } from '../../platform/view/index.ts'

/** The values in the address of a public order page. */
export interface OrderPageProps {
  readonly orderId: string
  /** The token of the signed link; null where the address has none. */
  readonly token: string | null
  /** The portal's signature for the shop's own receipt. */
  readonly shopToken?: string | null
}

/** The path of a call about an order, and its credential. */
export interface PublicOrderPath {
  readonly path: string
  readonly authorization: string | undefined
}

/** The path of an order page, with the token of its link if there is one. */
export function questionOf(
  name: 'public-order' | 'receipt',
  { orderId, token, shopToken = null }: OrderPageProps,
): PublicOrderPath {
  const path = `/api/orders/v1/${name}/${encodeURIComponent(orderId)}`
  if (shopToken !== null && name === 'receipt' && viewToken() === undefined)
    return { path, authorization: `Receipt ${shopToken}` }
  return { path, authorization: byLink(token) }
}

/** The credential of a link, or of the view of an operator in this tab. */
export function byLink(token: string | null): string | undefined {
  const view = viewToken()
  if (view !== undefined) return viewAuthorization(view)
  return token === null ? undefined : `Link ${token}`
}
