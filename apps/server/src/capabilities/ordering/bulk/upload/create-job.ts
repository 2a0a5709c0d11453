import { randomBytes } from 'node:crypto'
import type { BulkJob, BulkRow } from '@beckon/contract'
import { FILE_BYTES, uploadLimits } from '@beckon/domain/limits'
import { tidyLine } from '@beckon/domain/text'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { type BulkDeps, PREPROCESS } from '../deps.ts'
import { actingVendor } from '../job-of.ts'
import { showJob } from '../job-for-screen.ts'
import { bytesSince, dropOlderContent, waitingFiles } from './stored-files.ts'
import { insertJob } from '../store.ts'
import { queueJob } from '../queue-job.ts'

const RETRY_AFTER = 30
const DAY_MS = 86_400_000

export interface NewJob {
  /** With the name that the upload shows. */
  readonly user: ActingUser & { readonly email: string }
  readonly vendorId: string
  readonly file: File
  /** BCP 47. */
  readonly language: string
}

interface JobWithRows {
  readonly bulk_job: BulkJob
  readonly orders: BulkRow[]
}

/** Keeps an uploaded file and has it checked; nothing is ordered by that. */
export async function createJob(deps: BulkDeps, command: NewJob): Promise<JobWithRows | Refusal> {
  const { user, vendorId, file, language } = command
  const vendor = await actingVendor(deps, user, vendorId)
  if (isRefusal(vendor)) return vendor
  if (file.size > FILE_BYTES) return refuse('bulk.file-too-large')
  const content = Buffer.from(await file.arrayBuffer())
  if (!isArchive(content)) return refuse('bulk.file-invalid')
  const key = { vendorId: vendor.vendor_id, jobId: newJobId(vendor.vendor_id) }
  const now = deps.clock.now()
  const refused = await inTransaction(deps.db, async (tx) => {
    const waiting = await waitingFiles(tx, key.vendorId)
    if (
      waiting.ofVendor >= uploadLimits.waitingOfVendor ||
      waiting.ofBusiness >= uploadLimits.waitingOfBusiness
    ) {
      return refuse('request.too-many', { retry_after: RETRY_AFTER })
    }
    const sent = await bytesSince(tx, key.vendorId, new Date(now.getTime() - DAY_MS))
    if (sent + content.length > uploadLimits.bytesADay) return refuse('upload.day-full')
    const room = { newest: uploadLimits.keptFiles - 1, bytes: uploadLimits.keptBytes - content.length }
    await dropOlderContent(tx, key.vendorId, room)
    await insertJob(tx, {
      vendor_id: key.vendorId,
      job_id: key.jobId,
      country: vendor.country,
      language,
      file_name: tidyLine(file.name).slice(0, 200) || 'Template.xlsx',
      created_by: user.userId,
      created_by_name: user.email,
      created_at: now,
      state: 'preprocessing',
      failure: null,
      cancelled_at: null,
      worked_at: now,
      sheet: null,
      content,
      file_bytes: content.length,
    })
    // A business that uploads many files does not keep others waiting.
    const priority = -waiting.ofBusiness
    await queueJob(deps, tx, PREPROCESS, { key, tx, priority })
    return undefined
  })
  if (refused) return refused
  return { bulk_job: await showJob(deps, key), orders: [] }
}

/** An XLSX is a ZIP archive, whatever it is called; an encrypted one is not, and its reader says that better. */
const beginnings = ['504b0304', 'd0cf11e0']
const isArchive = (content: Buffer): boolean => beginnings.includes(content.subarray(0, 4).toString('hex'))

/** Like an order's id: the vendor's id and a random part. */
const newJobId = (vendorId: string): string => `${vendorId}-${randomBytes(9).toString('hex').toUpperCase()}`
