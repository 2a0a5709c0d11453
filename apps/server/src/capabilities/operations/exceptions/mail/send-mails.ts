import type { CountryCode } from '@beckon/domain/country'
import { EXCEPTION_MAIL_SECONDS } from '@beckon/domain/limits'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { scopeFor } from '../../../parties/riders/index.ts'
import { grantsOf } from '../../../settings/operators/index.ts'
import type { ExceptionDeps } from '../deps.ts'
import { isExceptionIn } from '../read/is-exception-in.ts'
import type { ExceptionRow } from '../store.ts'
import { addEvent } from '../store.ts'

type MailDeps = Pick<ExceptionDeps, 'db' | 'clock' | 'notify' | 'deploymentOf' | 'linkTo'>

/** Exceptions that one email names; it counts the others. */
const MOST_NAMED = 10

interface Recipient {
  readonly operator_id: string
  readonly country: CountryCode
  readonly email: string
  readonly language: string | null
}

/**
 * Sends each operator one email about all the exceptions that wait for it. The email and its mark are written in one
 * transaction, so that it is sent once.
 */
export async function sendMails(deps: MailDeps): Promise<void> {
  for (const recipient of await waitingRecipients(deps)) {
    await inTransaction(deps.db, (tx) => sendTo(deps, tx, recipient))
  }
}

/** Operators who got no email in the last minutes, so that one email gathers what opens shortly after the last one. */
async function waitingRecipients({ db, clock }: MailDeps): Promise<readonly Recipient[]> {
  const quietSince = new Date(clock.now().getTime() - EXCEPTION_MAIL_SECONDS * 1000)
  const { rows } = await sql<Recipient>`
    select distinct mail.operator_id, mail.country, account.email, account.language
    from exception_mail as mail join operator_account as account using (operator_id)
    where mail.sent_at is null and account.status = 'active' and not exists (
      select from exception_mail as sent
      where sent.operator_id = mail.operator_id and sent.country = mail.country and sent.sent_at > ${quietSince}
    )`.execute(db)
  return rows
}

async function sendTo(deps: MailDeps, tx: Tx, recipient: Recipient): Promise<void> {
  const now = deps.clock.now()
  await dropSettled(tx, recipient, now)
  await dropUnseen(tx, recipient)
  const waiting = await takeWaiting(tx, recipient)
  if (waiting.length === 0) return
  const { operator_id, country, email, language } = recipient
  const deployment = deps.deploymentOf(country)
  await deps.notify.send(
    tx,
    { country, channel: 'mail', recipient: email, language },
    {
      kind: 'exceptions',
      url: deps.linkTo(deployment, '/console/exceptions'),
      total: waiting.length,
      named: waiting.slice(0, MOST_NAMED).map(({ kind, subject }) => ({ kind, subject: nameOf(subject) })),
    },
  )
  for (const { exception_id } of waiting) {
    await addEvent(tx, { exception_id, at: now, kind: 'mailed', operator_id, text: null })
  }
  const ids = waiting.map(({ exception_id: id }) => id)
  await tx
    .updateTable('exception_mail')
    .set({ sent_at: now })
    .where('operator_id', '=', operator_id)
    .where('exception_id', 'in', ids)
    .execute()
}

/** `order:sg-900-AbC` is named by its id. */
const nameOf = (subject: string): string => subject.slice(subject.indexOf(':') + 1)

/** An exception that ended, rests or has another owner needs no email. */
async function dropSettled(tx: Tx, { operator_id, country }: Recipient, now: Date): Promise<void> {
  await sql`
    delete from exception_mail as mail using exception
    where mail.exception_id = exception.exception_id and mail.sent_at is null
      and mail.operator_id = ${operator_id} and mail.country = ${country}
      and (exception.closed_at is not null or exception.snoozed_until > ${now}
        or exception.owner_id <> mail.operator_id)`.execute(tx)
}

/** An exception outside of the zones of an operator is in no email to the operator. */
async function dropUnseen(tx: Tx, { operator_id, country }: Recipient): Promise<void> {
  const scope = await scopeFor(tx, { country, grants: await grantsOf(tx, operator_id) }, 'exceptions.read')
  if (scope === null) return
  await sql`
    delete from exception_mail as mail using exception
    where mail.exception_id = exception.exception_id and mail.sent_at is null
      and mail.operator_id = ${operator_id} and mail.country = ${country}
      and not ${isExceptionIn(scope)}`.execute(tx)
}

/** Locked, so that two processes do not send one email each. */
function takeWaiting(
  tx: Tx,
  { operator_id, country }: Recipient,
): Promise<Pick<ExceptionRow, 'exception_id' | 'kind' | 'subject'>[]> {
  return tx
    .selectFrom('exception_mail as mail')
    .innerJoin('exception', 'exception.exception_id', 'mail.exception_id')
    .select(['exception.exception_id', 'exception.kind', 'exception.subject'])
    .where('mail.operator_id', '=', operator_id)
    .where('mail.country', '=', country)
    .where('mail.sent_at', 'is', null)
    .orderBy('exception.opened_at')
    .forUpdate('mail')
    .skipLocked()
    .execute()
}
