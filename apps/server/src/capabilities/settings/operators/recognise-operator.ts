import type { Recogniser } from '../../../platform/auth/callers.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { ownerOf, tokenIn } from './operator-token.ts'
import { mayLookAfter, mayWorkHere } from './policy.ts'
import { presentOperators } from './store.ts'

/** Recognises an operator by a token, in the countries of the operator. */
export function operatorRecogniser(
  db: Database,
  { environment }: Pick<Config, 'environment'>,
): Recogniser<'operator'> {
  return async (authorization, country) => {
    const token = tokenIn(authorization)
    const operator = token === undefined ? undefined : ownerOf(await presentOperators(db), token)
    if (!operator || !mayWorkHere(operator.operator_id, environment)) {
      return { ok: false, code: 'auth.required' }
    }
    if (!mayLookAfter(operator.countries, country)) return { ok: false, code: 'auth.forbidden' }
    // Tokens are for programs, which work with every right in their countries.
    const grants = [{ country, role: 'administrator' }] as const
    return { ok: true, caller: { kind: 'operator', operatorId: operator.operator_id, country, grants } }
  }
}
