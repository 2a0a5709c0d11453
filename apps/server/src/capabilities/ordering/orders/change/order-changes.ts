import type { OrderFieldChange, PaymentMethod } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { z } from 'zod'
import type { OrderPatch, OrderRow } from '../order-row.ts'

/** The stored form: money in minor units. */
const stored = z.array(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('text'),
      field: z.enum(['address', 'unit', 'building', 'notes', 'description']),
      before: z.string(),
      after: z.string(),
    }),
    z.object({ kind: z.literal('payment'), before: z.string(), after: z.string() }),
    z.object({
      kind: z.literal('money'),
      field: z.enum(['amount', 'fee']),
      before: z.number(),
      after: z.number(),
    }),
  ]),
)
export type StoredChange = z.infer<typeof stored>[number]

/** Returns what a patch changes in the customer's request. */
export function changesIn(order: OrderRow, patch: OrderPatch): StoredChange[] {
  const text = (
    field: Extract<StoredChange, { kind: 'text' }>['field'],
    before: string,
    after = before,
  ): StoredChange[] => (after === before ? [] : [{ kind: 'text', field, before, after }])
  const money = (field: 'amount' | 'fee', before: number, after = before): StoredChange[] =>
    after === before ? [] : [{ kind: 'money', field, before, after }]
  const { payment_method: method = order.payment_method } = patch
  const address = text('address', order.dropoff_address, patch.dropoff_address)
  return [
    ...address,
    // The address names the door already.
    ...(address.length > 0
      ? []
      : [
          ...text('unit', order.dropoff_unit, patch.dropoff_unit),
          ...text('building', order.dropoff_building, patch.dropoff_building),
        ]),
    ...text('notes', order.dropoff_notes, patch.dropoff_notes),
    ...text('description', order.description, patch.description),
    ...(method === order.payment_method
      ? []
      : [{ kind: 'payment' as const, before: order.payment_method, after: method }]),
    ...money('amount', order.amount_minor, patch.amount_minor),
    ...money('fee', order.delivery_fee_minor, patch.delivery_fee_minor),
  ]
}

/** Stored changes as the wire has them. */
export function presentChanges(
  changes: unknown,
  currency: string,
  methodOf: (text: string) => PaymentMethod,
): OrderFieldChange[] {
  return stored.parse(changes).map((change) => {
    if (change.kind === 'text') return change
    if (change.kind === 'payment') {
      return { ...change, before: methodOf(change.before), after: methodOf(change.after) }
    }
    const decimal = (minor: number) => toDecimal({ minor, currency })
    return { ...change, before: decimal(change.before), after: decimal(change.after) }
  })
}
