import type { TermsTexts } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { TermsTextTable } from './schema.ts'

export type TermsRow = Selectable<TermsTextTable>

/** Returns the days of the versions that operators published in a country. */
export async function publishedVersions(db: Database, country: CountryCode): Promise<string[]> {
  const rows = await db
    .selectFrom('terms_text')
    .select('version')
    .where('country', '=', country)
    .where('version', 'is not', null)
    .execute()
  return rows.flatMap(({ version }) => (version === null ? [] : [version]))
}

export const findVersion = (
  db: Database,
  country: CountryCode,
  version: string,
): Promise<TermsRow | undefined> =>
  db
    .selectFrom('terms_text')
    .selectAll()
    .where('country', '=', country)
    .where('version', '=', version)
    .executeTakeFirst()

export const findDraft = (db: Database, country: CountryCode, id: string): Promise<TermsRow | undefined> =>
  drafts(db, country, id).executeTakeFirst()

/** Returns a draft and locks it until the end of the transaction. */
export const lockDraft = (tx: Tx, country: CountryCode, id: string): Promise<TermsRow | undefined> =>
  drafts(tx, country, id).forUpdate().executeTakeFirst()

const drafts = (db: Database, country: CountryCode, id: string) =>
  db
    .selectFrom('terms_text')
    .selectAll()
    .where('country', '=', country)
    .where('terms_id', '=', id)
    .where('version', 'is', null)

export const loadTerms = (db: Database, country: CountryCode): Promise<TermsRow[]> =>
  db
    .selectFrom('terms_text')
    .selectAll()
    .where('country', '=', country)
    .orderBy('version', (order) => order.desc().nullsFirst())
    .orderBy('changed_at', 'desc')
    .execute()

/** Returns how many users of a country accepted each version after registering. */
export async function acceptances(db: Database, country: CountryCode): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('terms_acceptance')
    .innerJoin('user_account', 'user_account.user_id', 'terms_acceptance.user_id')
    .select((select) => ['version', select.fn.countAll<number>().as('count')])
    .where('user_account.country', '=', country)
    .groupBy('version')
    .execute()
  return new Map(rows.map(({ version, count }) => [version, Number(count)]))
}

export interface SavedDraft {
  readonly country: CountryCode
  readonly id: string
  readonly brand: string
  readonly texts: TermsTexts
  /** The revision that it replaces; 0 for a new draft. */
  readonly revision: number
  readonly operatorId: string
  readonly now: Date
}

/** Stores a draft; undefined where another revision is stored, or a published version with this id. */
export async function putDraft(db: Database, draft: SavedDraft): Promise<TermsRow | undefined> {
  const { country, id, brand, revision, operatorId, now } = draft
  const values = {
    texts: JSON.stringify(draft.texts),
    revision: revision + 1,
    changed_by: operatorId,
    changed_at: now,
  }
  if (revision === 0) {
    const nothing = { version: null, published_by: null, published_at: null, reason: null }
    return db
      .insertInto('terms_text')
      .values({ country, terms_id: id, brand, ...values, ...nothing })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  }
  return db
    .updateTable('terms_text')
    .set(values)
    .where('country', '=', country)
    .where('terms_id', '=', id)
    .where('revision', '=', revision)
    .where('version', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteDraft(tx: Tx, country: CountryCode, id: string): Promise<TermsRow | undefined> {
  return tx
    .deleteFrom('terms_text')
    .where('country', '=', country)
    .where('terms_id', '=', id)
    .where('version', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export interface PublishedDraft {
  readonly country: CountryCode
  readonly id: string
  readonly version: string
  readonly operatorId: string
  readonly reason: string
  readonly now: Date
}

export const publishDraft = (
  tx: Tx,
  { country, id, version, operatorId, reason, now }: PublishedDraft,
): Promise<TermsRow> =>
  tx
    .updateTable('terms_text')
    .set({ version, published_by: operatorId, published_at: now, reason })
    .where('country', '=', country)
    .where('terms_id', '=', id)
    .where('version', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()
