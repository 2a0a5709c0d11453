import type { OperatorMe } from '@beckon/contract'
import { actionsOf, countriesOf, grantsIn, type OperatorGrant, rolesIn } from '@beckon/domain/operator'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { recoveryCodesLeft } from '../login/second-factor.ts'
import { findToken } from '../store.ts'
import { accountById, type AccountRow, grantsOf } from './account-store.ts'

/** The caller with roles by country; a program with a token has every right in its countries. */
export async function presentCaller(db: Database, caller: OperatorCaller): Promise<OperatorMe | Refusal> {
  const account = caller.sessionId === undefined ? undefined : await accountById(db, caller.operatorId)
  if (account) return presentAccount(db, account)
  const program = await findToken(db, caller.operatorId)
  if (!program) return refuse('auth.required')
  return {
    operator_id: program.operator_id,
    name: program.name,
    email: null,
    has_second_factor: false,
    recovery_codes_left: 0,
    countries: byCountry(await grantsOfCaller(db, caller)),
  }
}

export async function presentAccount(db: Database, account: AccountRow): Promise<OperatorMe> {
  const { operator_id, name, email, totp_secret } = account
  return {
    operator_id,
    name,
    email,
    has_second_factor: totp_secret !== null,
    recovery_codes_left: await recoveryCodesLeft(db, operator_id),
    countries: byCountry(await grantsOf(db, operator_id)),
  }
}

/** The grants of a caller in every country, not only in that of the request. */
export async function grantsOfCaller(
  db: Database,
  { operatorId, sessionId }: OperatorCaller,
): Promise<readonly OperatorGrant[]> {
  if (sessionId !== undefined) return grantsOf(db, operatorId)
  const program = await findToken(db, operatorId)
  return (program?.countries ?? []).map((country) => ({ country, role: 'administrator' }))
}

const byCountry = (grants: readonly OperatorGrant[]): OperatorMe['countries'] =>
  countriesOf(grants).map((country) => ({
    country,
    roles: grantsIn(grants, country).map(wireRole),
    can: [...actionsOf(rolesIn(grants, country))],
  }))

/** A role of one country as the wire has it. */
export const wireRole = ({ role, zones }: OperatorGrant) =>
  zones === undefined ? { role } : { role, zones: [...zones] }
