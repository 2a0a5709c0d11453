import { retentionDays } from '@beckon/domain/limits'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Service } from './background.ts'
import { createPeriodicService } from './periodic-service.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import type { Schema } from './database/schema.ts'

/** Rows of `table` are deleted `days` after the time in `column`; rows without that time stay. */
export type RetentionRule = {
  [Table in keyof Schema]: {
    readonly table: Table
    readonly column: keyof Schema[Table] & string
    readonly days: number
  }
}[keyof Schema]

/** Takes the rules of each capability, and deletes old rows once an hour. */
export interface Retention {
  add(rules: readonly RetentionRule[]): void
  /** All rules, those of the platform first. */
  rules(): readonly RetentionRule[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const platformRules: readonly RetentionRule[] = [
  { table: 'outbox', column: 'published_at', days: retentionDays.event },
  { table: 'idempotency', column: 'created_at', days: retentionDays.idempotencyKey },
  { table: 'attempt_window', column: 'started_at', days: retentionDays.attempts },
]

interface RetentionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

export function createRetention({
  db,
  clock,
  log,
}: RetentionDeps): Retention & { readonly service: Service } {
  const rules = [...platformRules]
  return {
    add: (added) => void rules.push(...added),
    rules: () => rules,
    service: createPeriodicService('retention', HOUR_MS, () => purgeExpired(db, clock.now(), rules), log),
  }
}

/** Several processes may do so at once. */
export async function purgeExpired(db: Database, now: Date, rules: readonly RetentionRule[]): Promise<void> {
  for (const { table, column, days } of rules) {
    const before = new Date(now.getTime() - days * DAY_MS)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(db)
  }
}
