import { fieldOf, requestJson } from '../client/request-json.ts'

/** The content of the banner of a view. */
export interface ShownView {
  readonly kind: 'shop' | 'customer'
  /** Null for the page of a customer. */
  readonly vendorId: string | null
  /** Of the shop. */
  readonly name: string
  readonly operator: string
  /** Seconds since 1970 by the clock of the service. */
  readonly expires: number
}

const PATH = '/api/views/v1/view'

/** Returns the view of a token; `over` where it has ended, and undefined without a connection. */
export async function readView(token: string): Promise<ShownView | 'over' | undefined> {
  const answer = await requestJson(PATH, { authorization: viewAuthorization(token) })
  if (!answer.ok) return answer.status === 401 ? 'over' : undefined
  return viewFrom(fieldOf(answer.body, 'result'))
}

/** Ends a view at the service; without a connection it ends by its time. */
export async function endView(token: string): Promise<void> {
  await requestJson(`${PATH}/end`, { method: 'POST', authorization: viewAuthorization(token) })
}

export const viewAuthorization = (token: string): string => `View ${token}`

/** By hand: the light pages do not load zod. */
export function viewFrom(result: unknown): ShownView | undefined {
  const subject = fieldOf(result, 'subject')
  const kind = fieldOf(subject, 'kind')
  const vendorId = fieldOf(subject, 'vendor_id')
  const [name, operator, expires] = ['name', 'operator', 'expires_at'].map((key) => fieldOf(result, key))
  if (kind !== 'shop' && kind !== 'customer') return undefined
  if (typeof name !== 'string' || typeof operator !== 'string' || typeof expires !== 'number')
    return undefined
  return { kind, vendorId: typeof vendorId === 'string' ? vendorId : null, name, operator, expires }
}
