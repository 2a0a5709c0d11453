import type { CountryCode } from '@beckon/domain/country'
import { mayOperate, type OperatorAction, rolesIn } from '@beckon/domain/operator'
import type { Database } from '../../../../platform/database/connect.ts'
import { findToken } from '../store.ts'
import { accountById, grantsOf } from './account-store.ts'

interface Asked {
  readonly operatorId: string
  readonly country: CountryCode
  readonly action: OperatorAction
}

/** Whether an operator, a person or a program, is active and may act in a country now. */
export async function operatorMay(db: Database, { operatorId, country, action }: Asked): Promise<boolean> {
  const account = await accountById(db, operatorId)
  if (account) {
    const grants = account.status === 'active' ? await grantsOf(db, operatorId) : []
    return rolesIn(grants, country).some((role) => mayOperate(role, action))
  }
  const program = await findToken(db, operatorId)
  return program !== undefined && program.ended_at === null && program.countries.includes(country)
}
