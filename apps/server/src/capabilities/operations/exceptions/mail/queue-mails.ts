import { mayOperate, operatorRoles } from '@beckon/domain/operator'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'

/** The roles that see exceptions. */
const roles = operatorRoles.filter((role) => mayOperate(role, 'exceptions.read'))

/** Queues an email about each opened exception to each operator who chose one for its kind; at most one for both. */
export async function queueMails(tx: Tx, opened: readonly string[], now: Date): Promise<void> {
  if (opened.length === 0) return
  await sql`
    insert into exception_mail (exception_id, operator_id, country, created_at)
    select distinct exception.exception_id, alert.operator_id, exception.country, ${now}::timestamptz
    from exception
    join exception_alert as alert using (country, kind)
    join operator_account as account on account.operator_id = alert.operator_id and account.status = 'active'
    join operator_grant as granted on granted.operator_id = alert.operator_id
      and granted.country = exception.country and granted.role = any(${[...roles]}::text[])
    where alert.mail and exception.exception_id = any(${[...opened]}::text[])
    on conflict do nothing`.execute(tx)
}
