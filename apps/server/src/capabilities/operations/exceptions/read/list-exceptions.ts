import type { AnswerOf, exceptionCalls } from '@beckon/contract'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/http/context.ts'
import type { ExceptionDeps } from '../deps.ts'
import { scopeFor } from '../../../parties/riders/index.ts'
import { isExceptionIn } from './is-exception-in.ts'
import { presentExceptions } from './present-exceptions.ts'

/** A change may be committed this long after its time, so that answers overlap. */
const OVERLAP_SECONDS = 15

type Query = Context<typeof exceptionCalls.listExceptions>['query']

/** The open exceptions, the changed ones since a time, or the newest closed ones; in the zones of the operator. */
export async function listExceptions(
  { db, clock }: Pick<ExceptionDeps, 'db' | 'clock'>,
  {
    caller,
    country,
    query,
  }: Pick<Context<typeof exceptionCalls.listExceptions>, 'caller' | 'country' | 'query'>,
): Promise<AnswerOf<typeof exceptionCalls.listExceptions>> {
  const next = unixSeconds(clock.now())
  const scope = await scopeFor(db, caller, 'exceptions.read')
  const found = await presentExceptions(
    db,
    sql`where exception.country = ${country} and ${isExceptionIn(scope)} and ${chosen(query)}
      limit ${query.count + 1}`,
  )
  return { result: found.slice(0, query.count), next, has_more: found.length > query.count }
}

function chosen({ since, closed, after }: Query) {
  if (since !== undefined) {
    const from = new Date((since - OVERLAP_SECONDS) * 1000)
    return sql`exception.changed_at >= ${from} order by exception.changed_at desc`
  }
  return closed
    ? sql`exception.closed_at is not null and ${isAfter('closed_at', '<', after)}
        order by exception.closed_at desc, exception.exception_id desc`
    : sql`exception.closed_at is null and ${isAfter('opened_at', '>', after)}
        order by exception.opened_at, exception.exception_id`
}

/** Condition of SQL: the exception comes after the last one of the page before. */
function isAfter(column: 'opened_at' | 'closed_at', order: '<' | '>', after: string | undefined) {
  if (after === undefined) return sql`true`
  const at = sql.ref(column)
  return sql`(exception.${at}, exception.exception_id) ${sql.raw(order)}
    (select last.${at}, last.exception_id from exception as last where last.exception_id = ${after})`
}
