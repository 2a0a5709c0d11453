import { readOrders } from '@beckon/domain/bulk'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { noFile } from '../../../../platform/files/file-columns.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import type { SheetReading } from '../schema.ts'
import { readWorkbook, type Workbook } from './workbook/index.ts'
import { hasLocation } from '../../../parties/vendors/index.ts'
import type { BulkDeps, JobKey } from '../deps.ts'
import { FileUnavailable } from '../fail-job.ts'
import { createBatchWriter } from './batch-writer.ts'
import { checkRows } from '../rows/check-rows.ts'
import { repeatedInFile } from '../rows/repeated-orders.ts'
import { isMapped, mappingFrom, sheetColumnsOf } from './columns-of.ts'
import { publishJob } from '../publish-job.ts'
import { withHeartbeat } from '../heartbeat.ts'
import { rowContextOf } from '../rows/row-rules.ts'
import {
  deleteRows,
  insertRows,
  jobWithFile,
  type JobRow,
  loadJob,
  lockJob,
  mappingOf,
  writeJob,
  writeWhileRead,
} from '../store.ts'

/** Rows that are checked together: the smallest step of the progress. */
const BATCH = 50
/** The number of left-out rows that are listed. */
const LEFT_OUT = 100

/** Reads the file of an upload and checks every row. Begins from the start when it was interrupted. */
export async function preprocess(deps: BulkDeps, key: JobKey): Promise<void> {
  const job = await loadJob(deps.db, key)
  if (job?.state !== 'preprocessing') return
  await withHeartbeat(deps, key, () => readAndCheck(deps, key, job))
}

async function readAndCheck(deps: BulkDeps, key: JobKey, job: JobRow): Promise<void> {
  const vendor = await deps.vendors.load(key.vendorId)
  const file = await deps.files.read(() => jobWithFile(deps.db, key))
  if (isRefusal(file)) throw new FileUnavailable()
  if (!file || !vendor || !hasLocation(vendor)) return fail(deps, key, 'bulk.fault.corrupt')
  // Read again, it is the same sheet.
  const reading = await readWorkbook(file.content, job.reading ? { sheet: job.reading.sheet } : {})
  if (!reading.ok) return fail(deps, key, `bulk.fault.${reading.violation}`)
  const orders = await readRows(deps, key, job, reading.workbook)
  if (!orders) return
  const checking = await rowContextOf(deps, vendor, job.language)
  const findRepeatedRows = repeatedInFile()
  const writer = createBatchWriter<CheckedFields>((checked, at) => keepChecked(deps, key, { checked, at }))
  for (let at = 0; at < orders.length && writer.isAccepted(); at += BATCH) {
    const given = orders.slice(at, at + BATCH).map((order) => ({ ...order, place: null }))
    writer.add(await checkRows(deps, key, checking, given, findRepeatedRows))
  }
  if (await writer.end()) await finish(deps, key)
}

/** Reads the rows; undefined where the user has to map columns first, or where there are none. */
async function readRows(deps: BulkDeps, key: JobKey, job: JobRow, workbook: Workbook) {
  const { head, rows } = workbook
  const read = sheetColumnsOf(head, rows, await mappingOf(deps.db, key.vendorId))
  // The user's choice for this sheet takes precedence.
  const sheet = job.sheet ?? read.columns
  const mapping = mappingFrom(sheet)
  const total = rows.length - head.at - 1
  const taken = { sheet: JSON.stringify(sheet), failure: null }
  const pending = { ...taken, state: 'mapping' as const, reading: readingOf(workbook, []) }
  // Another sheet may have rows: choosing an empty one does not end the job.
  const empty = () =>
    job.reading
      ? writeWhileRead(deps.db, key, { ...pending, total: 0, failure: 'bulk.fault.empty' })
      : fail(deps, key, 'bulk.fault.empty')
  if (total <= 0) {
    await empty()
    return undefined
  }
  if (!isMapped(mapping) || (job.sheet === null && read.isUnsure)) {
    await writeWhileRead(deps.db, key, { ...pending, total })
    return undefined
  }
  const { orders, leftOut } = readOrders(rows, head, mapping)
  if (orders.length === 0) {
    await empty()
    return undefined
  }
  const reading = readingOf(workbook, leftOut.slice(0, LEFT_OUT))
  const begun = await begin(deps, key, { ...taken, reading, done: 0, total: orders.length })
  return begun ? orders : undefined
}

/** Restarts reading from the first row in one statement: a process that still reads notices the restart and stops. */
const begin = ({ db }: BulkDeps, key: JobKey, change: Parameters<typeof writeJob>[2]): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, key)
    if (job?.state !== 'preprocessing') return false
    await deleteRows(tx, key)
    await writeJob(tx, key, change)
    return true
  })

const readingOf = ({ sheet, otherSheets, hiddenRows }: Workbook, leftOut: SheetReading['leftOut']): string =>
  JSON.stringify({ sheet, otherSheets, hiddenRows, leftOut } satisfies SheetReading)

type CheckedFields = Awaited<ReturnType<typeof checkRows>>[number]

interface Batch {
  readonly checked: readonly CheckedFields[]
  /** How many are kept before it. */
  readonly at: number
}

/** False when the upload was cancelled, restarted or continued meanwhile. */
function keepChecked(deps: BulkDeps, key: JobKey, { checked, at }: Batch): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (job?.state !== 'preprocessing' || job.done !== at) return false
    await insertRows(
      tx,
      checked.map(({ row, fields }) => ({
        ...fields,
        vendor_id: key.vendorId,
        job_id: key.jobId,
        row_number: row,
      })),
    )
    await writeJob(tx, key, { done: at + checked.length })
    return true
  })
}

/** Does nothing where the upload was restarted after its last rows were written. */
const finish = (deps: BulkDeps, key: JobKey): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (job?.state !== 'preprocessing' || job.done !== job.total) return
    await writeJob(tx, key, { state: 'preprocessed', version: job.version + 1 })
    await publishJob(deps, tx, job, 'bulk.checked')
  })

/** The file is deleted: it cannot be read. */
const fail = ({ db }: BulkDeps, key: JobKey, failure: string): Promise<void> =>
  writeWhileRead(db, key, { state: 'failed', failure, ...noFile })
