import type { WriteRows } from '../src/platform/spreadsheet/cell.ts'
import { xlsxFile } from '../src/platform/spreadsheet/xlsx.ts'

/** A workbook of one sheet, as a person has it: titles, and rows of texts. */
export async function ordersWorkbook(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  async function* batches(): AsyncGenerator<WriteRows> {
    yield (to) => {
      for (const row of rows) {
        for (const text of row) to.text(text)
        to.endRow()
      }
    }
  }
  const pieces: Buffer[] = []
  const sheet = { name: 'Orders', head: titles, isRightToLeft: false }
  for await (const piece of xlsxFile(sheet, batches())) pieces.push(piece)
  return Buffer.concat(pieces)
}
