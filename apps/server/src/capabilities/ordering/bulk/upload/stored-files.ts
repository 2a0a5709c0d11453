import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { hasFileSql } from '../../../../platform/files/file-columns.ts'
import { businessOf, sameBusiness } from '../../../parties/vendors/index.ts'

export interface WaitingFiles {
  readonly ofVendor: number
  readonly ofBusiness: number
}

/** How many uploads wait to be read, or are being read. */
export async function waitingFiles(tx: Tx, vendorId: string): Promise<WaitingFiles> {
  const { rows } = await sql<WaitingFiles>`
    select
      count(*) filter (where vendor_id = ${vendorId}) as "ofVendor",
      count(*) as "ofBusiness"
    from bulk_job
    where state = 'preprocessing' and vendor_id in (${sameBusiness(vendorId)})`.execute(tx)
  return rows[0] ?? { ofVendor: 0, ofBusiness: 0 }
}

/** Bytes that the business has uploaded, whether the files are still kept or not. Its other uploads wait until the end of `tx`. */
export async function bytesSince(tx: Tx, vendorId: string, since: Date): Promise<number> {
  const business = await businessOf(tx, vendorId)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bulk-upload:${business}`}, 0))`.execute(tx)
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(file_bytes), 0)::float8 as bytes
    from bulk_job
    where created_at > ${since} and vendor_id in (${sameBusiness(vendorId)})`.execute(tx)
  return rows[0]?.bytes ?? 0
}

export interface StoredFiles {
  /** The newest files of a vendor. */
  readonly newest: number
  /** All files of the business together. */
  readonly bytes: number
}

/** Older files are dropped, but for those that wait to be read. */
export async function dropOlderContent(
  tx: Tx,
  vendorId: string,
  { newest, bytes }: StoredFiles,
): Promise<void> {
  await sql`
    update bulk_job set content = null, object_key = null
    from (
      select vendor_id, job_id,
        row_number() over (partition by vendor_id order by created_at desc, job_id) as place,
        sum(file_bytes) over (order by created_at desc, job_id) as bytes
      from bulk_job
      where ${hasFileSql} and vendor_id in (${sameBusiness(vendorId)})
    ) kept
    where bulk_job.vendor_id = kept.vendor_id and bulk_job.job_id = kept.job_id
      and bulk_job.state <> 'preprocessing'
      and (kept.bytes > ${bytes} or (kept.vendor_id = ${vendorId} and kept.place > ${newest}))`.execute(tx)
}
