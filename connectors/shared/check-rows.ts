import type { Beckon, BulkRow, BulkUpload } from '@beckon/sdk'
import type { Clock } from './clock.ts'
import { failureOf, Refused } from './failure.ts'
import type { Log } from './log.ts'

export type Checked = Pick<BulkRow, 'row' | 'cells' | 'dropoff_address' | 'place' | 'problems' | 'collect_at'>

export interface CheckDeps {
  readonly beckon: Beckon
  readonly clock: Clock
  /** Name of the uploads of this installation, by which it finds those that a killed process left. */
  readonly uploadName: string
}

/** A check that takes longer is given up, and begun again later. */
const LONGEST_CHECK_MS = 10 * 60_000
const POLL_MS = 500

/** Of dry runs, which are not resumed. */
export const DRY_RUN_UPLOAD = 'connector-dry-run.xlsx'

/**
 * Lets Beckon read a workbook and look up its addresses, by a bulk upload that is cancelled before anything is placed, so
 * that no person places it in the portal, too.
 */
export async function checkRows(
  { beckon, clock, uploadName }: CheckDeps,
  collectionPoint: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Checked[]> {
  const file = new File([content], uploadName)
  const made = await beckon.bulkUploads.create(collectionPoint, file)
  try {
    const upload = await checkedUpload(beckon, clock, made)
    if (upload.state !== 'checked') throw notRead(upload)
    const rows: Checked[] = []
    for await (const row of beckon.bulkUploads.allRows(made.id)) rows.push(row)
    return rows
  } finally {
    await beckon.bulkUploads.cancel(made.id).catch(() => undefined)
  }
}

/** Cancels uploads of an earlier process of this installation, which was killed before it could. */
export async function cancelLeftUploads(
  { beckon, uploadName }: CheckDeps,
  collectionPoint: string,
  log: Log,
): Promise<void> {
  try {
    for (const { id, file_name: name, can } of await beckon.bulkUploads.list(collectionPoint))
      if (name === uploadName && can.cancel) await beckon.bulkUploads.cancel(id)
  } catch (error) {
    log('warn', 'uploads.not-cancelled', { code: failureOf(error).code })
  }
}

async function checkedUpload(beckon: Beckon, clock: Clock, made: BulkUpload): Promise<BulkUpload> {
  const until = clock.now() + LONGEST_CHECK_MS
  for (let upload = made; ; upload = await beckon.bulkUploads.get(made.id)) {
    if (upload.state !== 'checking') return upload
    if (clock.now() > until)
      throw new Refused('check.too-slow', 'Beckon did not finish reading the file. Put it in again later.')
    await clock.pause(POLL_MS)
  }
}

const notRead = ({ state }: BulkUpload): Refused =>
  state === 'needs_columns'
    ? new Refused(
        'file.columns',
        'Beckon does not recognise the columns. Title them Name, Phone, Address, Amount, Payment, Description.',
      )
    : new Refused('file.unreadable', 'Beckon cannot read the file. Save it as XLSX or CSV again.')

const advices: Readonly<Record<string, string>> = {
  'address-unknown': 'the address is not found: correct it, or give latitude and longitude',
  'address-vague': 'the address is not exact: give street and number, or latitude and longitude',
  'address-several': 'there are several such addresses: add the postcode, or give latitude and longitude',
  'outside-area': 'the address is outside of the area of the collection point',
  'too-far': 'the address is farther away than riders go',
  'no-price': 'there is no price for this way: check the address',
}

/** The errors of a row in words, without its content; undefined where there are none. */
export function problemsOfRow({
  problems,
}: Pick<Checked, 'problems'>): { code: string; advice: string } | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const worded = errors.map(({ column, code }) => advices[code] ?? `${column ?? 'the row'}: ${code}`)
  return { code: first.code, advice: worded.join('; ') }
}
