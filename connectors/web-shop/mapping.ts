import { z } from 'zod'
import { Refused } from '../shared/failure.ts'
import { readMoney } from '../shared/money.ts'
import type { Delivery } from '../shared/request-delivery.ts'
import type { ShopOrder } from './shop-order.ts'

const payments = ['none', 'paid', 'cash_on_delivery', 'payment_on_delivery'] as const
const part = z.enum(['company', 'address_1', 'address_2', 'city', 'state', 'postcode'], {
  error: 'must list fields of an address: company, address_1, address_2, city, state, postcode',
})
const statuses = z.array(z.string().min(1), { error: 'must list statuses of the shop, e.g. ["processing"]' })

/** How orders of the shop become deliveries. */
export const mappingSchema = z.strictObject(
  {
    shop: z
      .string({ error: 'is missing: give the shop a short name that never changes' })
      .regex(/^[\w-]{1,40}$/u, 'must have 1 to 40 letters, digits, - or _'),
    collection_point: z
      .string({ error: 'is missing: the id of a collection point of the key' })
      .min(1)
      .max(100),
    order_statuses: statuses.min(1, 'must have a status, e.g. "processing"').default(['processing']),
    cancel_statuses: statuses.default(['cancelled', 'refunded', 'failed', 'trash']),
    not_delivered: z
      .array(z.string(), { error: 'must list ids of shipping methods, e.g. ["local_pickup"]' })
      .default(['local_pickup', 'pickup_location']),
    payments: z
      .record(z.string(), z.enum(payments, { error: `must be one of ${payments.join(', ')}` }))
      .default({ cod: 'cash_on_delivery', '*': 'paid' }),
    address: z
      .array(part)
      .min(1, 'must name a field of the address')
      .default(['address_1', 'postcode', 'city']),
    unit: part.nullable().default('address_2'),
    point: z
      .strictObject(
        { latitude: z.string().min(1), longitude: z.string().min(1) },
        { error: 'must be {"latitude": "…", "longitude": "…"} with keys of meta_data' },
      )
      .optional(),
    preparation_minutes: z.number({ error: 'must be a number of minutes' }).int().min(0).optional(),
    check_age: z.boolean({ error: 'must be true or false' }).default(false),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && Array.isArray(keys)
        ? `${keys.join(', ')}: is no field of a mapping. Remove it, or correct its name.`
        : undefined,
  },
)
export type Mapping = z.output<typeof mappingSchema>

/** A delivery whose place is looked up where the shop has no coordinates. */
export interface MappedOrder {
  readonly delivery: Delivery
  readonly hasPoint: boolean
}

const LONGEST_DESCRIPTION = 200
const LONGEST_REFERENCE = 64

/** Applies the mapping; throws `Refused` with the remedy where a field is missing. */
export function mapOrder(mapping: Mapping, order: ShopOrder): MappedOrder {
  const to = order.shipping.address_1 === '' ? order.billing : order.shipping
  const value = readMoney(order.total, order.currency)
  if (!value) throw new Refused('total', 'The total of the order is no amount of its currency.')
  const payment = mapping.payments[order.payment_method] ?? mapping.payments['*']
  if (!payment)
    throw new Refused(
      'payment',
      'The mapping has no entry for this payment method: add it to "payments", or "*".',
    )
  const point = pointOf(mapping, order)
  const unit = mapping.unit === null ? '' : to[mapping.unit].trim()
  return {
    hasPoint: point !== undefined,
    delivery: {
      collection_point: mapping.collection_point,
      ...(mapping.preparation_minutes === undefined
        ? {}
        : { preparation_minutes: mapping.preparation_minutes }),
      customer: {
        name:
          `${to.first_name} ${to.last_name}`.trim() ||
          `${order.billing.first_name} ${order.billing.last_name}`.trim(),
        phone: order.shipping.phone || order.billing.phone,
      },
      dropoff: {
        ...(point ?? { latitude: 0, longitude: 0 }),
        address: mapping.address
          .map((name) => to[name].trim())
          .filter((one) => one !== '')
          .join(', '),
        ...(unit === '' ? {} : { unit }),
        notes: order.customer_note,
      },
      goods: { description: describe(order), value, payment },
      check_age: mapping.check_age,
      reference: numberOf(order),
    },
  }
}

/** The number that the shop shows; plugins may make it another one than the id. */
function numberOf({ id, number = '' }: ShopOrder): string {
  const shown = number.trim()
  return shown === '' || shown.length > LONGEST_REFERENCE ? String(id) : shown
}

function describe(order: ShopOrder): string {
  const { line_items: items } = order
  const text =
    `#${numberOf(order)} ${items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}`.trim()
  const characters = [...text]
  return characters.length <= LONGEST_DESCRIPTION
    ? text
    : `${characters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
}

function pointOf({ point }: Mapping, { meta_data: meta }: ShopOrder) {
  if (!point) return undefined
  const read = (key: string): number => {
    const value = meta.find((entry) => entry.key === key)?.value
    return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
      ? Number(value)
      : NaN
  }
  const [latitude, longitude] = [read(point.latitude), read(point.longitude)]
  const isValid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isValid ? { latitude, longitude } : undefined
}
