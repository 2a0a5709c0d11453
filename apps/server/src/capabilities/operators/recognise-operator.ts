import type { Recogniser } from '../../platform/auth/callers.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/connect.ts'
import { ownerOf, tokenIn } from './operator-token.ts'
import { presentOperators } from './store.ts'

/** The operator of the demo world, whose token is written in the documentation. */
export const DEMO_OPERATOR_ID = 'demo'

/** Who looks after the service, by a token, in the countries that are theirs. */
export function operatorRecogniser(
  db: Database,
  { environment }: Pick<Config, 'environment'>,
): Recogniser<'operator'> {
  return async (authorization, country) => {
    const token = tokenIn(authorization)
    const operator = token === undefined ? undefined : ownerOf(await presentOperators(db), token)
    if (!operator || (environment === 'prd' && operator.operator_id === DEMO_OPERATOR_ID)) {
      return { ok: false, code: 'auth.required' }
    }
    if (!operator.countries.includes(country)) return { ok: false, code: 'auth.forbidden' }
    return { ok: true, caller: { kind: 'operator', operatorId: operator.operator_id, country } }
  }
}
