import type { FlagState, operatorCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type FlagName, flagDefinitions, flagNames, initialFlags, isFlagName } from '@beckon/domain/flag'
import { unixSeconds } from '../../../platform/clock.ts'
import { afterCommit, type Tx } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited, checkVersion, lastChanges, unchanged } from '../operators/index.ts'
import type { FlagDeps } from './deps.ts'
import { countShops, loadChanged, putFlag, removeFlag } from './store.ts'

const subjectOf = (name: FlagName): string => `flag:${name}`

/** Returns every flag with its values: of our own service, of the regional one, and of the country. */
export async function flagStates(
  { db, regionalOf }: Pick<FlagDeps, 'db' | 'regionalOf'>,
  country: CountryCode,
): Promise<FlagState[]> {
  const [changed, regional, shops, changes] = await Promise.all([
    loadChanged(db, country),
    regionalOf(country),
    countShops(db, country),
    lastChanges(db, country, flagNames.map(subjectOf)),
  ])
  return flagNames.map((name) => {
    const { effect, initial, fallback } = flagDefinitions[name]
    const change = changed.get(name)
    const value = change?.value ?? initial
    return {
      name,
      effect,
      value,
      applied: regional?.[name] ?? value,
      own: change?.value ?? null,
      regional: regional?.[name] ?? null,
      shops: shops.get(name) ?? 0,
      initial,
      fallback,
      changed_at: change?.changedAt ? unixSeconds(change.changedAt) : null,
      ...(changes.get(subjectOf(name)) ?? unchanged),
    }
  })
}

/** Turns a flag on or off in the operator's country, or takes its value back. */
export async function setFlag(
  deps: FlagDeps,
  { caller, country, params, body }: Context<typeof operatorCalls.setFlag>,
): Promise<{ result: FlagState } | Refusal> {
  const { name } = params
  if (!isFlagName(name)) return refuse('flag.unknown')
  const subject = subjectOf(name)
  const made = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const refused = await checkVersion(tx, { country, subject, version: body.version })
    if (refused) return refused
    const before = (await loadChanged(tx, country)).get(name)?.value ?? initialFlags[name]
    await writeFlag(deps, tx, { country, name, value: body.value })
    afterCommit(tx, () => deps.onChanged(country))
    const after = body.value === null ? `${initialFlags[name]} (initial value)` : String(body.value)
    return { before: String(before), after, answer: undefined }
  })
  if (isRefusal(made)) return made
  const result = (await flagStates(deps, country)).find((one) => one.name === name)
  if (!result) throw new Error(`no state of the flag ${name}`)
  return { result }
}

interface FlagChange {
  readonly country: CountryCode
  readonly name: FlagName
  readonly value: boolean | null
}

const writeFlag = ({ clock }: FlagDeps, tx: Tx, { country, name, value }: FlagChange): Promise<void> =>
  value === null
    ? removeFlag(tx, country, name)
    : putFlag(tx, country, name, { value, changedAt: clock.now() })
