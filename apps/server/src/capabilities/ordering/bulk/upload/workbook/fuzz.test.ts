import { expect, it } from 'vitest'
import { fuzz } from '../../../../../../test/workbook/fuzz.ts'

/** Many more are read by `npm run bench -- workbookFuzz`. */
const COUNT = 300

it('reads or refuses whatever becomes of a workbook', async () => {
  const { ends, crashes, orders } = await fuzz(1, COUNT)
  expect(crashes).toEqual([])
  // Spoiled files are neither always refused nor always read.
  expect(ends['read']).toBeGreaterThan(COUNT / 10)
  expect(ends['corrupt']).toBeGreaterThan(COUNT / 10)
  expect(orders).toBeGreaterThan(COUNT)
})
