import { chargeKinds, type DecisionAnswer, type OrderCharge } from '@beckon/contract'
import {
  type DecisionCause,
  decisionCauses,
  type DecisionOption,
  decisionOptions,
  type PricedOption,
} from '@beckon/domain/order'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'

/** The only SQL that writes `order_decision` and `order_charge`. */

export interface NewDecision {
  readonly cause: DecisionCause
  readonly note: string
  readonly options: readonly PricedOption[]
  readonly fallback: DecisionOption
  readonly openedAt: Date
  readonly answerBy: Date
}

export async function insertDecision(tx: Tx, order: OrderRow, decision: NewDecision): Promise<number> {
  const { position } = await tx
    .insertInto('order_decision')
    .columns([
      'vendor_id',
      'order_id',
      'position',
      'country',
      'cause',
      'note',
      'options',
      'fallback',
      'opened_at',
      'answer_by',
    ])
    .expression((eb) =>
      eb
        .selectFrom('order_decision')
        .select([
          eb.val(order.vendor_id).as('vendor_id'),
          eb.val(order.order_id).as('order_id'),
          eb(eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)), '+', eb.lit(1)).as('position'),
          eb.val(order.country).as('country'),
          eb.val(decision.cause).as('cause'),
          eb.val(decision.note).as('note'),
          eb.cast<never>(eb.val(JSON.stringify(decision.options)), 'jsonb').as('options'),
          eb.val(decision.fallback).as('fallback'),
          eb.val(decision.openedAt).as('opened_at'),
          eb.val(decision.answerBy).as('answer_by'),
        ])
        .where('vendor_id', '=', order.vendor_id)
        .where('order_id', '=', order.order_id),
    )
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}

export interface Decision {
  readonly position: number
  readonly cause: DecisionCause
  readonly options: readonly PricedOption[]
  readonly fallback: DecisionOption
  readonly isOpen: boolean
  readonly choice: DecisionOption | null
}

/** Every question about an order, oldest first. The order is locked, so none changes meanwhile. */
export async function decisionsOf(tx: Tx, { vendorId, orderId }: OrderKey): Promise<readonly Decision[]> {
  const rows = await tx
    .selectFrom('order_decision')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    cause: decisionCauses.find((cause) => cause === row.cause) ?? 'UNREACHABLE',
    options: row.options.flatMap(({ option, price }) => {
      const known = optionOf(option)
      return known ? [{ option: known, price }] : []
    }),
    fallback: optionOf(row.fallback) ?? 'BRING_BACK',
    isOpen: row.chosen_at === null,
    choice: optionOf(row.choice),
  }))
}

const optionOf = (text: string | null): DecisionOption | null =>
  decisionOptions.find((option) => option === text) ?? null

export interface Choice {
  readonly position: number
  /** Null where the question became obsolete. */
  readonly option: DecisionOption | null
  readonly by: 'vendor' | 'system' | 'operator'
  readonly operatorId?: string | undefined
  readonly at: Date
  readonly answer: DecisionAnswer | null
}

export async function closeDecision(tx: Tx, { vendorId, orderId }: OrderKey, choice: Choice): Promise<void> {
  await tx
    .updateTable('order_decision')
    .set({
      choice: choice.option,
      chosen_by: choice.by,
      operator_id: choice.operatorId ?? null,
      chosen_at: choice.at,
      answer: choice.answer === null ? null : JSON.stringify(choice.answer),
    })
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('position', '=', choice.position)
    .execute()
}

const chargeKind = z.enum(chargeKinds)

export interface Charge {
  readonly kind: OrderCharge['kind']
  /** Minor units. */
  readonly amount: number
  readonly at: Date
}

/** Every charge of an order, oldest first; a reversal is below zero. */
export async function chargesOf(tx: Tx, { vendorId, orderId }: OrderKey): Promise<readonly Charge[]> {
  const rows = await tx
    .selectFrom('order_charge')
    .select(['kind', 'amount_minor', 'created_at'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    kind: chargeKind.parse(row.kind),
    amount: row.amount_minor,
    at: row.created_at,
  }))
}

/** Returns whether the order belongs to a guest. */
export async function isGuests(tx: Tx, { vendor_id }: OrderRow): Promise<boolean> {
  const vendor = await tx
    .selectFrom('vendor')
    .select('is_guest')
    .where('vendor_id', '=', vendor_id)
    .executeTakeFirst()
  return vendor?.is_guest === true
}

/** Returns the position of the charge. */
export async function addCharge(tx: Tx, { vendorId, orderId }: OrderKey, charge: Charge): Promise<number> {
  const { position } = await tx
    .insertInto('order_charge')
    .columns(['vendor_id', 'order_id', 'position', 'kind', 'amount_minor', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('order_charge')
        .select([
          eb.val(vendorId).as('vendor_id'),
          eb.val(orderId).as('order_id'),
          eb(eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)), '+', eb.lit(1)).as('position'),
          eb.val(charge.kind).as('kind'),
          eb.val(charge.amount).as('amount_minor'),
          eb.val(charge.at).as('created_at'),
        ])
        .where('vendor_id', '=', vendorId)
        .where('order_id', '=', orderId),
    )
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}
