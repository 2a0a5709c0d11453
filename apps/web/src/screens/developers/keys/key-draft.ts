import type { BodyOf, keyCalls, ProgramKey } from '@beckon/contract'
import { periodOfDays } from '@beckon/domain/order'
import { type KeyScope, keyScopes } from '@beckon/domain/program'
import { dayOf } from '@beckon/domain/time'

/** A key as it is typed. */
export interface KeyDraft {
  readonly name: string
  readonly mode: 'live' | 'test'
  readonly scopes: readonly KeyScope[]
  readonly points: readonly string[] | null
  /** One in each line. */
  readonly networks: string
  /** The last day of the key, such as `2026-12-31`; empty for a key that does not expire. */
  readonly lastDay: string
}

export const blankKey: KeyDraft = {
  name: '',
  mode: 'test',
  scopes: ['read'],
  points: null,
  networks: '',
  lastDay: '',
}

/** The draft of an existing key. */
export const draftOfKey = (key: ProgramKey, timezone: string): KeyDraft => ({
  name: key.name,
  mode: key.mode,
  scopes: key.scopes,
  points: key.vendor_ids,
  networks: key.networks.join('\n'),
  lastDay: key.expires_at === null ? '' : dayOf(key.expires_at - 1, timezone),
})

export type Missing = 'name' | 'scopes' | 'points'

/** Fields that are not filled in. */
export const missingOfKey = ({ name, scopes, points }: KeyDraft): ReadonlySet<Missing> =>
  new Set([
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(scopes.length === 0 ? (['scopes'] as const) : []),
    ...(points?.length === 0 ? (['points'] as const) : []),
  ])

/** The scopes in the order of the documentation. */
export const inOrder = (scopes: readonly string[]): KeyScope[] =>
  keyScopes.filter((one) => scopes.includes(one))

/** The fields that are sent. A time that was not changed stays as it is. */
export function fieldsOfKey(
  draft: KeyDraft,
  timezone: string,
  before?: ProgramKey,
): Omit<BodyOf<typeof keyCalls.createKey>, 'mode'> {
  const isSameDay = before && draftOfKey(before, timezone).lastDay === draft.lastDay
  const end = periodOfDays(draft.lastDay, draft.lastDay, timezone)?.to ?? null
  return {
    name: draft.name.trim(),
    scopes: inOrder(draft.scopes),
    vendor_ids: draft.points && [...draft.points],
    networks: draft.networks.split(/[\s,]+/u).filter((line) => line !== ''),
    expires_at: isSameDay ? before.expires_at : end,
  }
}
