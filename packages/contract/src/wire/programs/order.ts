import { LONGEST_PREPARATION_MINUTES, textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { latitude, line, lines, longitude } from '../common.ts'
import { givenMoney, isoTime, money, opaqueId, timeWindow } from './common.ts'
import { orderEvent } from './event.ts'
import { programProof } from './proof.ts'
import { givenVoucher, payment } from './quote.ts'
import { riderPosition } from './rider.ts'
import { decision } from './decision.ts'
import { programStatuses } from './status.ts'

export const programStatus = z
  .enum(programStatuses)
  .describe('Where the order is now; programs treat a status that they do not know like the one before.')
  .meta({ id: 'OrderStatus' })

const quoteId = z.string().min(1).max(4000)

const givenDropoff = z.strictObject({
  latitude,
  longitude,
  address: line(textLengths.address).min(1).describe('Without unit and building.'),
  unit: line(textLengths.unit).optional().describe('Required in some countries.'),
  building: line(textLengths.building).optional(),
  notes: lines(textLengths.notes).default('').describe('For the rider.'),
})

const description = lines(2000).describe('For the rider; at most 200 characters count.')

/** The longest reference is one of a spreadsheet of orders. */
export const knownReference = line(textLengths.rowReference).min(1)
const reference = line(textLengths.orderReference).min(1)
const aboutReference =
  'Your own number of the order. It need not be unique. It is in events, lists and logs: never put a name or phone number into it.'

/** A request for a rider. */
export const newOrder = z.strictObject({
  quote: quoteId.describe('`id` of a quote that has not expired.'),
  collection_point: opaqueId,
  collect_at: isoTime.optional().describe('For an order for later; the quote must be for the same time.'),
  preparation_minutes: z
    .number()
    .int()
    .min(0)
    .max(LONGEST_PREPARATION_MINUTES)
    .optional()
    .describe('Until the parcel is ready; without it the usual time of the collection point.'),
  customer: z.strictObject({
    name: line(textLengths.personName).min(1),
    phone: z.string().min(1).max(textLengths.phone).describe('E.164, or as it is dialled in the country.'),
  }),
  dropoff: givenDropoff,
  goods: z
    .strictObject({
      description: description.default(''),
      value: givenMoney.describe('What the customer pays for the goods.'),
      payment,
      weight_grams: z.number().int().min(1).max(1_000_000).optional(),
      longest_side_cm: z
        .number()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Together with the weight or not at all.'),
    })
    .refine(
      ({ weight_grams: weight, longest_side_cm: side }) => (weight === undefined) === (side === undefined),
      'must have weight_grams and longest_side_cm, or none of them',
    ),
  check_age: z.boolean().default(false).describe('The rider checks the age at the door.'),
  handover_pin: z.boolean().default(false).describe('The customer names a PIN at the door.'),
  vat_number: z.string().max(20).optional(),
  voucher: givenVoucher
    .optional()
    .describe('The code that the quote was asked for with. It is used up by the order.'),
  reference: reference.optional().describe(aboutReference),
})
export type NewProgramOrder = z.infer<typeof newOrder>

/** Fields that are left out stay as they are; `dropoff` is replaced as a whole. */
export const orderUpdate = z
  .strictObject({
    dropoff: givenDropoff.optional(),
    goods: z.strictObject({ description, value: givenMoney, payment }).partial().optional(),
    reference: reference.nullable().optional().describe(`${aboutReference} Null removes it.`),
    quote: quoteId
      .optional()
      .describe('Needed where the drop-off moves or cash is collected only from now on.'),
    version: z
      .number()
      .int()
      .optional()
      .describe('The version that was read: the update is refused if the order has changed since.'),
  })
  .refine(
    ({ dropoff, goods, reference: own }) =>
      dropoff !== undefined || own !== undefined || Object.keys(goods ?? {}).length > 0,
    'names nothing to change',
  )
export type ProgramOrderUpdate = z.infer<typeof orderUpdate>

const place = { name: z.string(), phone: z.string(), address: z.string(), latitude, longitude }

export const lateReasons = ['no_rider_yet', 'rider_late', 'not_ready', 'on_the_road'] as const

export const programOrder = z
  .object({
    id: opaqueId,
    collection_point: opaqueId,
    status: programStatus,
    version: z
      .number()
      .int()
      .describe('Grows with every change: of two answers the higher one is the newer.'),
    created_at: isoTime,
    updated_at: isoTime,
    collect_at: isoTime.nullable().describe('Of an order for later; else null.'),
    customer: z.object({ name: z.string(), phone: z.string() }),
    pickup: z.object(place),
    dropoff: z.object({
      address: z.string().describe('Complete, with unit and building.'),
      unit: z.string().nullable(),
      building: z.string().nullable(),
      notes: z.string(),
      latitude,
      longitude,
    }),
    goods: z.object({
      description: z.string(),
      value: money,
      payment,
      weight_grams: z.number().int().nullable(),
      longest_side_cm: z.number().int().nullable(),
    }),
    check_age: z.boolean(),
    handover_pin: z.string().nullable().describe('The PIN for the customer to name at the door.'),
    vat_number: z.string().nullable(),
    reference: z.string().nullable().describe('Your own number of the order.'),
    distance_metres: z.number(),
    promised: timeWindow.describe('When the parcel was promised to be at the drop-off.'),
    eta: z
      .object({ pickup: isoTime.nullable(), dropoff: isoTime.nullable() })
      .describe('Present estimates; null before a rider is found and after the end.'),
    stops_before: z.number().int().describe('Places where the rider stops with other parcels first.'),
    rider: z.object({ name: z.string(), vehicle: z.string() }).nullable(),
    late: z.enum(lateReasons).nullable().describe('Why it is later than promised; null where it is not.'),
    decision: decision.nullable().describe('The question that waits for your answer.'),
    can: z.object({ update: z.boolean(), cancel: z.boolean() }),
    events: z.array(orderEvent).optional().describe('With `expand=events`.'),
    proof: z.array(programProof).optional().describe('With `expand=proof`.'),
    rider_position: riderPosition.nullable().optional().describe('With `expand=rider_position`.'),
  })
  .meta({ id: 'Order' })
export type ProgramOrder = z.infer<typeof programOrder>

/** Parts of an order that are answered on request. */
export const expandable = ['events', 'proof', 'rider_position'] as const
export type Expandable = (typeof expandable)[number]

/** The consequences of cancelling an order now. */
export const cancellation = z
  .object({
    allowed: z.boolean(),
    refund: money
      .nullable()
      .describe('What was paid online and is paid back; null where it cannot be cancelled.'),
    free_until: isoTime
      .nullable()
      .describe('Until when it can be cancelled with certainty; null: until a rider has accepted.'),
  })
  .meta({ id: 'Cancellation' })

export const cancelReasons = ['eta_too_long', 'mistake', 'other'] as const
