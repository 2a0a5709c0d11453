import { TEST_MODE_PATTERN } from '@beckon/domain/program'
import { type RawBuilder, sql } from 'kysely'

/**
 * Condition that a vendor is none of the test mode, by the column of its id. Every statement over more than one business
 * has it, because only programs with a test key see orders of the test mode.
 */
export const isLiveMode = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} not like ${sql.lit(TEST_MODE_PATTERN)}`
