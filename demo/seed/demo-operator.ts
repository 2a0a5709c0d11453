import { countryCodes } from '@beckon/domain/country'
import { DEMO_OPERATOR_EMAIL } from '@beckon/domain/operator'
import { hashPassword } from '../../apps/server/src/capabilities/parties/accounts/index.ts'
import {
  addOperator,
  DEMO_OPERATOR_ID,
  insertAccount,
  putGrants,
} from '../../apps/server/src/capabilities/settings/operators/index.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { DEMO_PASSWORD } from './seed-country.ts'

/** Written in the documentation; in production the service takes no token of the demo operator. */
export const DEMO_OPERATOR_TOKEN = 'Demo-Operator-1234!'

/** Adds a program and a person for every country of the demo world; existing ones are kept. */
export async function seedDemoOperator(db: Database, now: Date): Promise<void> {
  await addOperator(db, {
    operatorId: DEMO_OPERATOR_ID,
    name: 'Demo operator',
    countries: countryCodes,
    now,
    token: DEMO_OPERATOR_TOKEN,
  })
  await seedDemoAccount(db, now)
}

/** Signs in with the password alone, in the sandbox only. */
async function seedDemoAccount(db: Database, now: Date): Promise<void> {
  const operatorId = 'demo-account'
  const known = db.selectFrom('operator_account').select('name').where('operator_id', '=', operatorId)
  if (await known.executeTakeFirst()) return
  const isMade = await insertAccount(db, {
    operator_id: operatorId,
    email: DEMO_OPERATOR_EMAIL,
    name: 'Demo Operator',
    password_hash: await hashPassword(DEMO_PASSWORD),
    password_changed_at: now,
    language: null,
    created_at: now,
  })
  if (!isMade) return
  const grants = countryCodes.map((country) => ({ country, role: 'administrator' }) as const)
  await putGrants(db, operatorId, countryCodes, grants)
}
