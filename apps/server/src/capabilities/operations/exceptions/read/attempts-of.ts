import type { ExceptionAttempt } from '@beckon/contract'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ExceptionRow } from '../store.ts'

interface AttemptRow {
  readonly at: Date
  readonly kind: ExceptionAttempt['kind']
  readonly state: string
  readonly text: string | null
}

/** The newest attempts that are shown. */
const MOST = 50

/** The attempts of the service: riders who were asked, questions to the shop, tries of refunds, messages and uploads. */
export async function attemptsOf(db: Database, row: ExceptionRow): Promise<readonly ExceptionAttempt[]> {
  const rows = row.order_id === null ? await ofSystem(db, row) : await ofOrder(db, row)
  return rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, kind, state, text }) => ({ at: unixSeconds(at), kind, state, text: text ?? '' }))
}

async function ofOrder(db: Database, { vendor_id, order_id }: ExceptionRow): Promise<readonly AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select * from (
      select made_at as at, 'offer' as kind, offer.state, rider.name as text
      from offer left join rider using (rider_id)
      where offer.vendor_id = ${vendor_id} and offer.order_id = ${order_id}
      union all
      select opened_at, 'question', coalesce(choice, case when chosen_at is null then 'OPEN' else 'ENDED' end), cause
      from order_decision where vendor_id = ${vendor_id} and order_id = ${order_id}
      union all
      select updated_at, 'refund', state, fault
      from refund where vendor_id = ${vendor_id} and order_id = ${order_id}
      union all
      select updated_at, 'payment', state, decline
      from payment_intent where vendor_id = ${vendor_id} and order_id = ${order_id}
    ) as attempt order by at desc limit ${MOST}`.execute(db)
  return rows
}

async function ofSystem(db: Database, { kind, subject, country, vendor_id, facts }: ExceptionRow) {
  if (kind === 'mail-failing') {
    const { rows } = await sql<AttemptRow>`
      select created_at as at, 'message' as kind, tries::text as state, last_fault as text
      from message
      where country = ${country} and channel = ${facts.channel ?? 'mail'} and sent_at is null and tries > 0
      order by created_at desc limit ${MOST}`.execute(db)
    return rows
  }
  if (kind === 'webhook-failing') {
    const { rows } = await sql<AttemptRow>`
      select created_at as at, 'webhook' as kind, coalesce(last_status::text, state) as state, type as text
      from webhook_delivery where endpoint_id = ${subject.slice('webhook:'.length)} and attempts > 0
      order by position desc limit ${MOST}`.execute(db)
    return rows
  }
  const { rows } = await sql<AttemptRow>`
    select worked_at as at, 'upload' as kind, state, failure as text
    from bulk_job where vendor_id = ${vendor_id} and ${`upload:`} || job_id = ${subject}
    limit 1`.execute(db)
  return rows
}
