import { type ExportFormat, ROWS_HEADER, ROWS_PER_FLUSH } from '@beckon/contract'

export interface Received {
  readonly blob: Blob
  readonly name: string
}

/** The end of a CSV row, and of a batch of workbook rows. */
const terminators: Readonly<Record<ExportFormat, readonly number[]>> = {
  csv: [0x0d, 0x0a],
  xlsx: [0x00, 0x00, 0xff, 0xff],
}
/** The end of a ZIP archive without a comment. */
const END_MARK = [0x50, 0x4b, 0x05, 0x06]
const END_BYTES = 22

/**
 * Reads a file to its end and reports the number of rows. Undefined where it is incomplete: a cut connection is not
 * always an error.
 */
export async function receiveFile(
  response: Response,
  format: ExportFormat,
  onProgress: (rows: number, total: number) => void,
): Promise<Received | undefined> {
  const total = Number(response.headers.get(ROWS_HEADER) ?? Number.NaN)
  const reader = response.body?.getReader()
  if (!reader || Number.isNaN(total)) return undefined
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const count = terminatorCounter(terminators[format])
  let seen = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value)
    seen += count(next.value)
    onProgress(Math.min(total, rowsIn(format, seen)), total)
  }
  if (format === 'csv' ? seen !== total + 1 : !(await endsAsArchive(pieces))) return undefined
  const type = response.headers.get('content-type') ?? ''
  return { blob: new Blob(pieces, { type }), name: nameOf(response) ?? `orders.${format}` }
}

/** The heading row of a CSV and the parts of a workbook before the sheet's rows are not counted. */
const BATCHES_BEFORE_ROWS = 6
const rowsIn = (format: ExportFormat, terminatorsSeen: number): number =>
  Math.max(
    0,
    format === 'csv' ? terminatorsSeen - 1 : (terminatorsSeen - BATCHES_BEFORE_ROWS) * ROWS_PER_FLUSH,
  )

/** Counts the occurrences of a terminator in a stream, also across the border of two chunks. */
export function terminatorCounter(terminator: readonly number[]): (bytes: Uint8Array) => number {
  // Length of the prefix of the terminator at the end of the bytes so far. Our terminators repeat no prefix, except leading zeros.
  let matched = 0
  return (bytes) => {
    let found = 0
    for (const byte of bytes) {
      if (byte === terminator[matched]) matched += 1
      else if (byte !== terminator[0]) matched = 0
      else matched = matched === 2 && terminator[1] === byte ? 2 : 1
      if (matched === terminator.length) {
        found += 1
        matched = 0
      }
    }
    return found
  }
}

async function endsAsArchive(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<boolean> {
  const tail = new Blob([...pieces.slice(-END_BYTES)])
  const end = new Uint8Array(await tail.slice(Math.max(0, tail.size - END_BYTES)).arrayBuffer())
  return end.length === END_BYTES && END_MARK.every((byte, at) => end[at] === byte)
}

const nameOf = (response: Response): string | undefined =>
  /filename="([\w.-]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1]
