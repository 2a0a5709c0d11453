import { Readable } from 'node:stream'
import { type KeptKind, keptKinds } from '@beckon/domain/rider'
import { sql } from 'kysely'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { findAccount, type RiderAccountRow } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { recordsOf } from './records-of.ts'

/** Records of one read; a rider can have tens of thousands of positions. */
const AT_ONCE = 1000

/** Returns all data of a rider as a JSON file, which is written while it is read. */
export async function exportKeptData(
  { db }: Pick<RiderDeps, 'db'>,
  { riderId }: Pick<RiderCaller, 'riderId'>,
): Promise<FileAnswer | Refusal> {
  const account = await findAccount(db, riderId)
  if (!account) return refuse('rider.not-found')
  return {
    type: 'application/json; charset=utf-8',
    name: 'beckon-rider.json',
    headers: {},
    stream: Readable.from(written(db, account), { objectMode: false }),
  }
}

async function* written(db: Database, account: RiderAccountRow): AsyncGenerator<string> {
  const { name, phone, vehicle, language, status, status_reason, note, created_at } = account
  const rider = { name, phone, vehicle, language, status, status_reason, note, created_at }
  yield `{"rider":${JSON.stringify(rider)}`
  for (const kind of keptKinds) {
    yield `,\n"${kind}":[`
    yield* recordsIn(db, kind, account.rider_id)
    yield ']'
  }
  yield '}\n'
}

interface Row {
  /** With all digits of the database, which a Date does not have. */
  readonly at_text: string
  readonly at: Date
  readonly id: string
  readonly data: object
}

async function* recordsIn(db: Database, kind: KeptKind, riderId: string): AsyncGenerator<string> {
  let last: Row | undefined
  for (;;) {
    const after = last ? sql`where (at, id) > (${last.at_text}::timestamptz, ${last.id})` : sql``
    const { rows } = await sql<Row>`
      select at, at::text as at_text, id, data from (${recordsOf(kind, riderId)}) as record ${after}
      order by at, id limit ${AT_ONCE}`.execute(db)
    for (const row of rows) {
      yield `${row === rows[0] && !last ? '' : ','}\n${JSON.stringify({ at: row.at, ...row.data })}`
    }
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)
  }
}
