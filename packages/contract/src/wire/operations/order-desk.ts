import { textLengths } from '@beckon/domain/limits'
import { decisionCauses, decisionOptions, orderStatuses, waitPlaces } from '@beckon/domain/order'
import { z } from 'zod'
import {
  amount,
  latitude,
  line,
  lines,
  longitude,
  orderId,
  signedAmount,
  unixSeconds,
  vendorId,
} from '../common.ts'
import { chargeKinds } from '../fulfilment/decision.ts'
import { conversation } from '../fulfilment/message.ts'
import { orderProof, photoKind } from '../fulfilment/proof.ts'
import { actor, orderFieldChange, orderRecord } from '../ordering/order.ts'
import { paymentMethod } from '../parties/vendor.ts'

const at = unixSeconds
const currency = z.string()

/** An order in a list of operators. */
export const foundOrder = z.object({
  order_id: orderId,
  vendor_id: vendorId,
  shop: z.string(),
  status: z.enum(orderStatuses),
  created_at: at,
  preordered_for: at.nullable(),
  customer: z.object({ name: z.string(), phone_number: z.string(), address: z.string() }),
  rider: z.object({ rider_id: z.string(), name: z.string() }).nullable(),
  delivery_fee: amount,
  currency,
  payment_method: paymentMethod,
  /** The latest promised arrival. */
  promised: at,
  /** Delivered, or ended without it. */
  ended_at: at.nullable(),
})
export type FoundOrder = z.infer<typeof foundOrder>

export const foundShop = z.object({ vendor_id: vendorId, name: z.string(), address: z.string() })
export const foundRider = z.object({
  rider_id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  status: z.string(),
  is_simulated: z.boolean(),
})
export type FoundShop = z.infer<typeof foundShop>
export type FoundRider = z.infer<typeof foundRider>

/** An event of an order with its time. Operators are named; null where the account is not known any more. */
export const deskEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    at,
    status: z.enum(orderStatuses),
    actor,
    operator: z.string().nullable(),
    reason: z.string().nullable(),
    changes: z.array(orderFieldChange),
  }),
  /** Reported by the phone of a rider: `at` is the time that counts, `received_at` that of the report. */
  z.object({
    kind: z.literal('act'),
    at,
    act: z.string(),
    rider: z.string(),
    occurred_at: at,
    received_at: at,
    outcome: z.enum(['applied', 'kept']),
    code: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('offer'),
    at,
    rider: z.string(),
    state: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
    reason: z.string().nullable(),
    ended_at: at.nullable(),
  }),
  z.object({ kind: z.literal('asked'), at, cause: z.enum(decisionCauses), note: z.string(), answer_by: at }),
  z.object({
    kind: z.literal('decided'),
    at,
    /** Null where the question became obsolete. */
    option: z.enum(decisionOptions).nullable(),
    by: z.enum(['vendor', 'system', 'operator']),
    operator: z.string().nullable(),
  }),
  z.object({ kind: z.literal('charge'), at, charge: z.enum(chargeKinds), amount: signedAmount }),
  z.object({
    kind: z.literal('message'),
    at,
    sender: z.enum(['vendor', 'rider']),
    operator: z.string().nullable(),
    text: z.string(),
    problem: z.string().nullable(),
    seen_at: at.nullable(),
  }),
  z.object({
    kind: z.literal('call'),
    at,
    caller: z.enum(['vendor', 'rider']),
    callee: z.enum(['vendor', 'rider', 'customer']),
    ended_at: at.nullable(),
  }),
  /** An email or a text. */
  z.object({
    kind: z.literal('notice'),
    at,
    channel: z.enum(['mail', 'text']),
    recipient: z.string(),
    subject: z.string(),
    sent_at: at.nullable(),
    tries: z.number().int(),
  }),
  z.object({ kind: z.literal('photo'), at, photo: photoKind }),
  z.object({ kind: z.literal('wait'), at, place: z.enum(waitPlaces) }),
  z.object({ kind: z.literal('link'), at, is_revoked: z.boolean() }),
  z.object({ kind: z.literal('rating'), at, stars: z.number().int(), comment: z.string() }),
  z.object({
    kind: z.literal('operator'),
    at,
    operator: z.string().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('payment'), at, event: z.string(), outcome: z.string() }),
  z.object({ kind: z.literal('refund'), at, cause: z.string(), state: z.string(), amount }),
])
export type DeskEvent = z.infer<typeof deskEvent>

/** Payments and books of an order, for roles that may see money. */
export const deskMoney = z.object({
  payment: z
    .object({
      state: z.string(),
      amount,
      taken: amount,
      attempts: z.number().int(),
      decline: z.string().nullable(),
      card: z.string().nullable(),
    })
    .nullable(),
  refunds: z.array(
    z.object({
      refund_id: z.string(),
      cause: z.string(),
      state: z.string(),
      amount,
      created_at: at,
      tries: z.number().int(),
    }),
  ),
  cash: z.object({ due: amount, collected: amount, collected_at: at, settled_at: at.nullable() }).nullable(),
  advance: z.object({ paid: amount, paid_at: at, back: amount.nullable() }).nullable(),
  entries: z.array(
    z.object({
      position: z.number().int(),
      kind: z.string(),
      reference: z.string(),
      created_at: at,
      /** Debits are above zero. */
      postings: z.array(z.object({ account: z.string(), amount: signedAmount })),
    }),
  ),
})
export type DeskMoney = z.infer<typeof deskMoney>

/** An order without its PIN, which only the shop and the customer know. */
export const deskRecord = orderRecord.omit({ handover_pin: true })

export const deskOrder = z.object({
  order: deskRecord,
  shop: z.object({ vendor_id: vendorId, name: z.string(), is_guest: z.boolean() }),
  rider: z
    .object({
      rider_id: z.string(),
      name: z.string(),
      phone_number: z.string(),
      vehicle: z.string(),
      is_simulated: z.boolean(),
    })
    .nullable(),
  /** The acts that are allowed now, by role and by the state of the order. */
  can: z.object({
    cancel: z.boolean(),
    edit: z.boolean(),
    decide: z.boolean(),
    write: z.boolean(),
    send_link: z.boolean(),
    view_shop: z.boolean(),
    view_customer: z.boolean(),
  }),
  /** Cancelling costs the shop nothing; this is what is refunded. Null where it is not possible. */
  cancel_terms: z.object({ fee: amount, returns: amount }).nullable(),
  conversation,
  proofs: z.array(orderProof),
  /** Wrong PINs so far, and the number after which the PIN is locked. */
  pin: z.object({ failures: z.number().int(), most: z.number().int() }).nullable(),
  link: z.object({ created_at: at }).nullable(),
  /** Null where the role may not see money. */
  money: deskMoney.nullable(),
})
export type DeskOrder = z.infer<typeof deskOrder>

/** A change for the shop. The fee of another drop-off point is quoted by the service. */
export const deskChange = z.object({
  version: z.number().int(),
  payment_method: paymentMethod,
  amount,
  item_details: lines(2000),
  location: z.object({
    latitude,
    longitude,
    address: line(textLengths.address),
    notes: lines(textLengths.notes),
  }),
  unit_number: line(textLengths.unit).optional(),
  building: line(textLengths.building).optional(),
  /** The fee of the preview; another one is refused. */
  delivery_fee: amount,
})
