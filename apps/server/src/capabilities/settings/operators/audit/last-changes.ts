import type { LastChange } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'

/** The last recorded change of a subject. Each change has another version; 0 is that of a subject without changes. */
export interface SubjectState {
  readonly last_change: LastChange
  readonly version: string
}

export const unchanged: SubjectState = { last_change: null, version: '0' }

interface Row {
  readonly subject: string
  readonly change_id: number
  readonly created_at: Date
  readonly name: string
}

/** Returns the last recorded changes of subjects in a country, such as `flag:Voucher`. */
export async function lastChanges(
  db: Database,
  country: CountryCode,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, SubjectState>> {
  const { rows } = await sql<Row>`
    select last.subject, last.change_id, last.created_at,
      coalesce(account.name, program.name, last.operator_id) as name
    from unnest(${[...subjects]}::text[]) as wanted (subject)
    cross join lateral (
      select change.subject, change.change_id, change.created_at, change.operator_id
      from operator_change as change
      where change.country = ${country} and change.subject = wanted.subject
      order by change.change_id desc limit 1
    ) as last
    left join operator_account as account on account.operator_id = last.operator_id
    left join operator as program on program.operator_id = last.operator_id`.execute(db)
  return new Map(
    rows.map(({ subject, change_id, created_at, name }) => [
      subject,
      { last_change: { at: unixSeconds(created_at), by: name }, version: String(change_id) },
    ]),
  )
}
