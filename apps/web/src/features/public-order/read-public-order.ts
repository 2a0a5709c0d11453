import type { PublicOrder } from '@beckon/contract'
import { publicStatuses, trackingSentences } from '@beckon/domain/order'
import { fieldOf } from '../../platform/client/ask-json.ts'

const isOneOf = (known: readonly string[], value: unknown): boolean => known.some((one) => one === value)
const isSeconds = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value)

/** The order in an answer, checked by hand: the schemas of the contract weigh more than the page. */
export function readPublicOrder(body: unknown): PublicOrder | undefined {
  const order = fieldOf(body, 'result')
  return isPublicOrder(order) ? order : undefined
}

const isPublicOrder = (order: unknown): order is PublicOrder =>
  typeof fieldOf(order, 'order_id') === 'string' &&
  typeof fieldOf(order, 'brand') === 'string' &&
  isOneOf(publicStatuses, fieldOf(order, 'status')) &&
  isOneOf(trackingSentences, fieldOf(order, 'sentence')) &&
  isSeconds(fieldOf(order, 'created_at')) &&
  isSeconds(fieldOf(order, 'updated_at')) &&
  isRange(fieldOf(order, 'eta'))

const isRange = (eta: unknown): boolean =>
  eta === null || (isSeconds(fieldOf(eta, 'lower')) && isSeconds(fieldOf(eta, 'upper')))
