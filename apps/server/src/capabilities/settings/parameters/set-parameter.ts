import type { operatorCalls } from '@beckon/contract'
import { fromText } from '@beckon/domain/parameter'
import type { Context } from '../../../platform/http/context.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../operators/index.ts'
import type { ParameterDeps } from './deps.ts'
import { putParameter } from './store.ts'

/** Changes a setting of the operator's country; what makes no sense is refused, with what is wrong. */
export async function setParameter(
  deps: ParameterDeps,
  { caller, country, params, body }: Context<typeof operatorCalls.setCountryParameter>,
): Promise<{ result: string } | Refusal> {
  const { name } = params
  const { value, reason } = body
  const read = fromText(name, value)
  if (!read.ok) return refuse('parameter.invalid', { fields: { value: read.key } })
  return audited(deps, { caller, country, subject: `parameter:${name}`, reason }, async (tx) => {
    const before = await deps.valueOf(country, name, tx)
    await putParameter(tx, { country, name, value, now: deps.clock.now() })
    afterCommit(tx, () => deps.onChanged(country))
    return { before, after: value, answer: { result: value } }
  })
}
