import { type Kysely, sql } from 'kysely'

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩'
const plain = '0123456789'.repeat(7)

/** Texts that an operator corrected in a country, without a build; and digits of all scripts as plain ones in what is searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_correction (
      country text not null,
      locale text not null,
      key text not null,
      text text not null,
      changed_at timestamptz not null,
      primary key (country, locale, key)
    )`.execute(db)
  await sql`update saved_address set search_text = translate(search_text, ${digits}, ${plain})
    where search_text ~ ${`[${digits}]`}`.execute(db)
}
