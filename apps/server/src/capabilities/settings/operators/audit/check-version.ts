import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { lastChanges, unchanged } from './last-changes.ts'

interface Seen {
  readonly country: CountryCode
  readonly subject: string
  /** The version that a page showed; any one where absent. */
  readonly version: string | undefined
}

/** Refuses a change of a subject that was changed since the page showed it. Runs in `audited`, which locks the subject. */
export async function checkVersion(
  tx: Tx,
  { country, subject, version }: Seen,
): Promise<Refusal | undefined> {
  if (version === undefined) return undefined
  const now = (await lastChanges(tx, country, [subject])).get(subject) ?? unchanged
  if (now.version === version) return undefined
  return refuse('setting.changed', { by: now.last_change?.by ?? '' })
}
