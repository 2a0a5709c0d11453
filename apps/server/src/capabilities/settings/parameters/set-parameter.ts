import type { operatorCalls } from '@beckon/contract'
import { parameters } from '@beckon/domain/country'
import { asText, fromText } from '@beckon/domain/parameter'
import type { Context } from '../../../platform/http/context.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited, checkVersion } from '../operators/index.ts'
import type { ParameterDeps } from './deps.ts'
import { subjectOf } from './list-parameters.ts'
import { putParameter, removeParameter } from './store.ts'

/** Changes a setting of the operator's country, or takes its change back; what makes no sense is refused, with what is wrong. */
export async function setParameter(
  deps: ParameterDeps,
  { caller, country, params, body }: Context<typeof operatorCalls.setCountryParameter>,
): Promise<{ result: string } | Refusal> {
  const { name } = params
  const { value, version, reason } = body
  const read = value === null ? undefined : fromText(name, value)
  if (read && !read.ok) return refuse('parameter.invalid', { fields: { value: read.key } })
  const subject = subjectOf(name)
  return audited(deps, { caller, country, subject, reason }, async (tx) => {
    const refused = await checkVersion(tx, { country, subject, version })
    if (refused) return refused
    const before = await deps.valueOf(country, name, tx)
    const initial = asText(parameters[country], name)
    if (value === null) await removeParameter(tx, country, name)
    else await putParameter(tx, { country, name, value, now: deps.clock.now() })
    afterCommit(tx, () => deps.onChanged(country))
    const after = value ?? `${initial} (initial value)`
    return { before, after, answer: { result: value ?? initial } }
  })
}
