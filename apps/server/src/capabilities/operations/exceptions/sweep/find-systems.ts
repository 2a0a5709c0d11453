import type { CountryCode } from '@beckon/domain/country'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isLiveMode } from '../../../../platform/database/live-mode.ts'
import type { Signal } from './signal.ts'

/** Messages, uploads and webhook endpoints that do not get on. */
export async function findSystems(db: Database, now: Date): Promise<readonly Signal[]> {
  return [
    ...(await failingMessages(db, now)),
    ...(await runningUploads(db, now)),
    ...(await failingEndpoints(db)),
  ]
}

const FAILING_TRIES = 3
const WITHIN_MS = 7 * 86_400_000

interface FailingChannel {
  readonly country: CountryCode
  readonly channel: 'mail' | 'text'
  readonly failing: number
  readonly tries: number
  readonly fault: string | null
  readonly since: Date
}

/** A message that was refused for its recipient has no text any more, and is not tried again. */
export async function failingMessages(db: Database, now: Date): Promise<readonly Signal[]> {
  const { rows } = await sql<FailingChannel>`
    select country, channel, count(*) as failing, max(tries) as tries, max(last_fault) as fault,
      min(created_at) as since
    from message
    where sent_at is null and tries >= ${FAILING_TRIES} and body_text <> ''
      and created_at > ${new Date(now.getTime() - WITHIN_MS)}
    group by country, channel`.execute(db)
  return rows.map(({ country, channel, failing, tries, fault, since }) => ({
    country,
    subject: `mail:${channel}`,
    vendorId: null,
    orderId: null,
    riderId: null,
    rule: { kind: 'mail-failing', failing },
    facts: {
      channel,
      since: unixSeconds(since),
      count: failing,
      tries,
      ...(fault === null ? {} : { fault }),
    },
  }))
}

interface RunningUpload {
  readonly vendor_id: string
  readonly job_id: string
  readonly country: CountryCode
  readonly file_name: string
  readonly worked_at: Date
  readonly faults: number
  readonly waits: boolean
}

/** A running upload writes its time every second. */
const WORKING_MS = 10_000

/** Uploads of one business take turns: one that waits for another is not stuck. */
export async function runningUploads(db: Database, now: Date): Promise<readonly Signal[]> {
  const { rows } = await sql<RunningUpload>`
    with running as (
      select job.vendor_id, job.job_id, job.country, job.file_name, job.worked_at, job.faults,
        coalesce(vendor.parent_vendor_id, vendor.vendor_id) as business
      from bulk_job as job join vendor using (vendor_id)
      where job.state in ('preprocessing', 'placing') and ${isLiveMode('job.vendor_id')}
    )
    select vendor_id, job_id, country, file_name, worked_at, faults,
      exists (
        select from running as other
        where other.business = running.business and other.job_id <> running.job_id
          and other.worked_at > ${new Date(now.getTime() - WORKING_MS)}
      ) as waits
    from running`.execute(db)
  return rows.map((row) => {
    const workedAt = unixSeconds(row.waits ? now : row.worked_at)
    return {
      country: row.country,
      subject: `upload:${row.job_id}`,
      vendorId: row.vendor_id,
      orderId: null,
      riderId: null,
      rule: { kind: 'upload-stuck', isRunning: true, workedAt, failures: row.faults },
      facts: { since: unixSeconds(row.worked_at), tries: row.faults, file_name: row.file_name },
    }
  })
}

interface FailingEndpoint {
  readonly endpoint_id: string
  readonly vendor_id: string
  readonly country: CountryCode
  readonly failing_since: Date | null
  readonly disabled_at: Date | null
  readonly waiting: number
}

/** The address of an endpoint is not shown: it may have a secret in it. */
async function failingEndpoints(db: Database): Promise<readonly Signal[]> {
  const { rows } = await sql<FailingEndpoint>`
    select endpoint_id, vendor_id, country, failing_since, disabled_at, (
        select count(*)::int from webhook_delivery as delivery
        where delivery.endpoint_id = endpoint.endpoint_id and delivery.state = 'waiting'
      ) as waiting
    from webhook_endpoint as endpoint
    where (failing_since is not null or disabled_at is not null) and ${isLiveMode('endpoint.vendor_id')}`.execute(
    db,
  )
  return rows.map((row) => {
    const failingSince = row.failing_since && unixSeconds(row.failing_since)
    const disabledAt = row.disabled_at && unixSeconds(row.disabled_at)
    const since = failingSince ?? disabledAt
    return {
      country: row.country,
      subject: `webhook:${row.endpoint_id}`,
      vendorId: row.vendor_id,
      orderId: null,
      riderId: null,
      rule: { kind: 'webhook-failing', failingSince, disabledAt },
      facts: { count: row.waiting, ...(since === null ? {} : { since }) },
    }
  })
}
