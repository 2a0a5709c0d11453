import type { AnswerOf, ExceptionDetail, exceptionCalls } from '@beckon/contract'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ExceptionRow } from '../store.ts'
import { attemptsOf } from './attempts-of.ts'
import { operatorsOf } from './operators-of.ts'
import { presentException } from './present-exceptions.ts'
import { offeredRemedies } from './price-remedies.ts'

/** An exception with all that helps to solve it. */
export async function readException(
  db: Database,
  { caller, country, params }: Context<typeof exceptionCalls.readException>,
): Promise<AnswerOf<typeof exceptionCalls.readException> | Refusal> {
  const row = await db
    .selectFrom('exception')
    .selectAll()
    .where('country', '=', country)
    .where('exception_id', '=', params.id)
    .executeTakeFirst()
  const exception = row && (await presentException(db, { country, id: params.id }))
  if (!row || !exception) return refuse('request.not-found')
  return {
    result: {
      exception,
      remedies: [...(await offeredRemedies(db, row, caller))],
      attempts: [...(await attemptsOf(db, row))],
      events: [...(await eventsOf(db, row))],
      contacts: [...(await contactsOf(db, row))],
      operators: [...(await operatorsOf(db, country, 'exceptions.act'))],
    },
  }
}

async function eventsOf(db: Database, { exception_id }: ExceptionRow): Promise<ExceptionDetail['events']> {
  const rows = await db
    .selectFrom('exception_event as event')
    .leftJoin('operator_account as account', 'account.operator_id', 'event.operator_id')
    .leftJoin('operator as program', 'program.operator_id', 'event.operator_id')
    .select(['event.at', 'event.kind', 'event.text', 'event.operator_id'])
    .select(['account.name', 'program.name as program_name'])
    .where('event.exception_id', '=', exception_id)
    .orderBy('event.position')
    .execute()
  return rows.map(({ at, kind, text, operator_id, name, program_name }) => ({
    at: unixSeconds(at),
    kind,
    operator: operator_id === null ? null : { operator_id, name: name ?? program_name ?? operator_id },
    text,
  }))
}

/** The people to call about it. */
async function contactsOf(
  db: Database,
  { vendor_id, order_id, rider_id }: ExceptionRow,
): Promise<ExceptionDetail['contacts']> {
  const order =
    vendor_id === null || order_id === null
      ? undefined
      : await db
          .selectFrom('orders')
          .select(['rider_id', 'pickup_name', 'pickup_phone', 'customer_name', 'customer_phone'])
          .where('vendor_id', '=', vendor_id)
          .where('order_id', '=', order_id)
          .executeTakeFirst()
  const riderId = rider_id ?? order?.rider_id ?? null
  const rider =
    riderId === null
      ? undefined
      : await db
          .selectFrom('rider')
          .select(['name', 'phone'])
          .where('rider_id', '=', riderId)
          .executeTakeFirst()
  const contacts = [
    { who: 'rider' as const, name: rider?.name ?? '', phone: rider?.phone ?? '' },
    { who: 'shop' as const, name: order?.pickup_name ?? '', phone: order?.pickup_phone ?? '' },
    { who: 'customer' as const, name: order?.customer_name ?? '', phone: order?.customer_phone ?? '' },
  ]
  return contacts.filter(({ phone }) => phone !== '')
}
