import { countryCodes } from '@beckon/domain/country'
import { addOperator, DEMO_OPERATOR_ID } from '../../apps/server/src/capabilities/operators/index.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'

/** Written in the documentation; in production the service takes no token of the demo operator. */
export const DEMO_OPERATOR_TOKEN = 'Demo-Operator-1234!'

/** Somebody who looks after the demo world, in every country. Who is there already stays. */
export async function seedDemoOperator(db: Database, now: Date): Promise<void> {
  await addOperator(db, {
    operatorId: DEMO_OPERATOR_ID,
    name: 'Demo operator',
    countries: countryCodes,
    now,
    token: DEMO_OPERATOR_TOKEN,
  })
}
