import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { TextVersionTable } from './schema.ts'

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

export type TextVersionRow = Selectable<TextVersionTable>
type TextName = Pick<TextVersionRow, 'country' | 'locale' | 'key'>

/** Returns the last change of a text; undefined where it was never changed. */
export const lastTextVersion = (db: Database, name: TextName): Promise<TextVersionRow | undefined> =>
  textVersions(db, name).limit(1).executeTakeFirst()

export const loadTextVersions = (db: Database, name: TextName, count: number): Promise<TextVersionRow[]> =>
  textVersions(db, name).limit(count).execute()

const textVersions = (db: Database, { country, locale, key }: TextName) =>
  db
    .selectFrom('text_version')
    .selectAll()
    .where('country', '=', country)
    .where('locale', '=', locale)
    .where('key', '=', key)
    .orderBy('version', 'desc')

/** Returns the number of the last version of each text of a language that was ever changed. */
export async function lastVersions(
  db: Database,
  country: CountryCode,
  locale: LocaleTag,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('text_version')
    .select((select) => ['key', select.fn.max('version').as('version')])
    .where('country', '=', country)
    .where('locale', '=', locale)
    .groupBy('key')
    .execute()
  return new Map(rows.map(({ key, version }) => [key, version]))
}

export async function insertTextVersion(tx: Tx, row: Insertable<TextVersionTable>): Promise<void> {
  await tx.insertInto('text_version').values(row).execute()
}
