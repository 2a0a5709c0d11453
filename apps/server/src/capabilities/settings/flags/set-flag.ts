import type { FlagState, operatorCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type FlagName, flagDefinitions, flagNames, isFlagName } from '@beckon/domain/flag'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { afterCommit, type Tx } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../operators/index.ts'
import type { FlagDeps } from './deps.ts'
import { loadChanged, putFlag } from './store.ts'

/** Returns every flag with its value in our own service. */
export async function flagStates(db: Database, country: CountryCode): Promise<FlagState[]> {
  const changed = await loadChanged(db, country)
  return flagNames.map((name) => {
    const { effect, initial, fallback } = flagDefinitions[name]
    const change = changed.get(name)
    return {
      name,
      effect,
      value: change?.value ?? initial,
      initial,
      fallback,
      changed_at: change ? unixSeconds(change.changedAt) : null,
    }
  })
}

/** Turns a flag on or off in the operator's country. */
export async function setFlag(
  deps: FlagDeps,
  { caller, country, params, body }: Context<typeof operatorCalls.setFlag>,
): Promise<{ result: FlagState } | Refusal> {
  const { name } = params
  if (!isFlagName(name)) return refuse('flag.unknown')
  const intent = { caller, country, subject: `flag:${name}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const before = await stateOf(tx, country, name)
    await putFlag(tx, country, name, { value: body.value, changedAt: deps.clock.now() })
    const result = await stateOf(tx, country, name)
    afterCommit(tx, () => deps.onChanged(country))
    return { before: String(before.value), after: String(result.value), answer: { result } }
  })
}

async function stateOf(tx: Tx, country: CountryCode, name: FlagName): Promise<FlagState> {
  const state = (await flagStates(tx, country)).find((one) => one.name === name)
  if (!state) throw new Error(`no state of the flag ${name}`)
  return state
}
