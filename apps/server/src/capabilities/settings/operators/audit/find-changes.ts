import type { operatorCalls, QueryOf } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'

export type ChangeFilter = QueryOf<typeof operatorCalls.exportChanges>

export interface FoundChange {
  readonly change_id: number
  readonly operator_id: string
  readonly operator_name: string | null
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly reason: string
  readonly created_at: Date
}

interface Page {
  /** Only changes with a lower id. */
  readonly before?: number | undefined
  readonly count: number
}

/** Returns the changes in a country that match, newest first. */
export function findChanges(
  db: Database,
  country: CountryCode,
  { subject, operator, since, until }: ChangeFilter,
  { before, count }: Page,
): Promise<FoundChange[]> {
  return db
    .selectFrom('operator_change as change')
    .leftJoin('operator', 'operator.operator_id', 'change.operator_id')
    .leftJoin('operator_account as account', 'account.operator_id', 'change.operator_id')
    .select([
      'change.change_id',
      'change.operator_id',
      'change.subject',
      'change.before',
      'change.after',
      'change.reason',
      'change.created_at',
      sql<string | null>`coalesce(account.name, operator.name)`.as('operator_name'),
    ])
    .where('change.country', '=', country)
    .$if(before !== undefined, (query) => query.where('change.change_id', '<', before ?? 0))
    .$if(subject !== undefined, (query) => query.where(ofSubject(subject ?? '')))
    .$if(operator !== undefined, (query) => query.where('change.operator_id', '=', operator ?? ''))
    .$if(since !== undefined, (query) => query.where('change.created_at', '>=', at(since)))
    .$if(until !== undefined, (query) => query.where('change.created_at', '<', at(until)))
    .orderBy('change.change_id', 'desc')
    .limit(count)
    .execute()
}

const at = (seconds = 0): Date => new Date(seconds * 1000)

/** `flag:Helpcenter` is one subject; `flag` is every one of that kind. */
const ofSubject = (subject: string) =>
  subject.includes(':')
    ? sql<boolean>`change.subject = ${subject}`
    : sql<boolean>`split_part(change.subject, ':', 1) = ${subject}`
