import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface Correction {
  readonly locale: string
  readonly key: string
  readonly text: string
  readonly changedAt: Date
}

export async function loadCorrections(db: Database, country: CountryCode): Promise<readonly Correction[]> {
  const rows = await db
    .selectFrom('text_correction')
    .select(['locale', 'key', 'text', 'changed_at'])
    .where('country', '=', country)
    .orderBy('changed_at', 'desc')
    .orderBy('locale')
    .orderBy('key')
    .execute()
  return rows.map(({ changed_at: changedAt, ...row }) => ({ ...row, changedAt }))
}

export interface WrittenText {
  readonly country: CountryCode
  readonly locale: LocaleTag
  readonly key: string
  /** Null takes the correction back. */
  readonly text: string | null
}

export async function putCorrection(tx: Tx, written: WrittenText, now: Date): Promise<void> {
  const { country, locale, key, text } = written
  if (text === null) {
    await tx
      .deleteFrom('text_correction')
      .where('country', '=', country)
      .where('locale', '=', locale)
      .where('key', '=', key)
      .execute()
    return
  }
  const change = { text, changed_at: now }
  await tx
    .insertInto('text_correction')
    .values({ country, locale, key, ...change })
    .onConflict((conflict) => conflict.columns(['country', 'locale', 'key']).doUpdateSet(change))
    .execute()
}
