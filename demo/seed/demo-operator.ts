import { countryCodes } from '@beckon/domain/country'
import { addOperator, DEMO_OPERATOR_ID } from '../../apps/server/src/capabilities/settings/operators/index.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'

/** Written in the documentation; in production the service takes no token of the demo operator. */
export const DEMO_OPERATOR_TOKEN = 'Demo-Operator-1234!'

/** Adds an operator for every country of the demo world; an existing one is kept. */
export async function seedDemoOperator(db: Database, now: Date): Promise<void> {
  await addOperator(db, {
    operatorId: DEMO_OPERATOR_ID,
    name: 'Demo operator',
    countries: countryCodes,
    now,
    token: DEMO_OPERATOR_TOKEN,
  })
}
