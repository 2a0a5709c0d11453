import { createHash } from 'node:crypto'
import type { OfrepFlag } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type FlagName, type Flags, flagNames, initialFlags } from '@beckon/domain/flag'
import { unixSeconds } from '../../../platform/clock.ts'
import type { ChangedFlags } from './store.ts'

/** Returns the value of every flag: that of an operator, else the default. */
export const valuesFrom = (changed: ChangedFlags): Flags =>
  Object.fromEntries(flagNames.map((name) => [name, changed.get(name)?.value ?? initialFlags[name]])) as Flags

/** A flag as the protocol has it. */
export function evaluate(name: FlagName, country: CountryCode, changed: ChangedFlags): OfrepFlag {
  const change = changed.get(name)
  const value = change?.value ?? initialFlags[name]
  return {
    key: name,
    value,
    reason: change ? 'TARGETING_MATCH' : 'DEFAULT',
    variant: value ? 'on' : 'off',
    metadata: { country, ...(change?.changedAt ? { changed_at: unixSeconds(change.changedAt) } : {}) },
  }
}

/** The same for the same values, in every process. */
export const etagOf = (flags: readonly OfrepFlag[]): string =>
  `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url').slice(0, 27)}"`
