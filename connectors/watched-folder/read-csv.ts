import { Refused } from '../shared/failure.ts'

/** RFC 4180: quoted cells may have separators, line breaks and doubled quotes. Rows keep their place: row 1 is the head. */
export function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    rows.push([...row, cell])
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? ''
    if (isQuoted) {
      if (mark !== '"') cell += mark
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (mark === '"' && cell === '') isQuoted = true
    else if (mark === separator) {
      row.push(cell)
      cell = ''
    } else if (mark === '\n') endRow()
    else if (mark !== '\r' || text[at + 1] !== '\n') cell += mark
  }
  if (isQuoted) throw new Refused('file.quote', 'A quote (") is opened and not closed. Correct the file.')
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** The separator that the head has most often. */
export function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/\r?\n|$/u))
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
