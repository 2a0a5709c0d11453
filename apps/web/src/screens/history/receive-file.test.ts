import { expect, it } from 'vitest'
import { terminatorCounter, receiveFile } from './receive-file.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const marked = bytes(0, 0, 255, 255)
const archiveEnd = bytes(0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0))

function answer(pieces: (string | Uint8Array<ArrayBuffer>)[], rows = '2', isCut = false): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      if (isCut) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body, {
    headers: { 'x-beckon-rows': rows, 'content-disposition': 'attachment; filename="beckon-1.csv"' },
  })
}

it.each([
  [[bytes(0, 0, 255, 255)], 1],
  [[bytes(0, 0), bytes(255), bytes(255)], 1],
  // More zeros before it.
  [[bytes(0, 0, 0, 255, 255)], 1],
  [[bytes(0, 0, 0), bytes(0, 255, 255, 0, 0, 255, 255)], 2],
  [[bytes(0, 255, 255, 0, 0, 255, 0, 255)], 0],
])('counts marks across pieces: %o', (pieces, wanted) => {
  const count = terminatorCounter([0, 0, 255, 255])
  expect(pieces.reduce((sum, piece) => sum + count(piece), 0)).toBe(wanted)
})

it('a CSV is accepted when all its rows have arrived, with progress', async () => {
  const progress: number[] = []
  const received = await receiveFile(answer(['head\r', '\na\r\n', '"b\nc"\r\n']), 'csv', (rows) =>
    progress.push(rows),
  )
  expect(progress).toEqual([0, 1, 2])
  expect(received?.name).toBe('beckon-1.csv')
  expect(await received?.blob.text()).toBe('head\r\na\r\n"b\nc"\r\n')
})

it('rejects an incomplete file', async () => {
  const nobody = () => undefined
  expect(await receiveFile(answer(['head\r\na\r\n']), 'csv', nobody)).toBeUndefined()
  expect(await receiveFile(answer(['head\r\na\r\nb']), 'csv', nobody)).toBeUndefined()
  expect(await receiveFile(answer([marked]), 'xlsx', nobody)).toBeUndefined()
  expect(await receiveFile(answer([]), 'xlsx', nobody)).toBeUndefined()
  await expect(receiveFile(answer(['head\r\na\r\nb\r\n'], '2', true), 'csv', nobody)).rejects.toThrow()
})

it('accepts a complete workbook in any chunks', async () => {
  const begin = Array.from({ length: 7 }, () => marked)
  const end = [...archiveEnd].map((byte) => bytes(byte))
  const progress: number[] = []
  const received = await receiveFile(answer([...begin, ...end], '700'), 'xlsx', (rows) => progress.push(rows))
  expect(received?.blob.size).toBe(28 + 22)
  expect(progress[6]).toBe(500)
})
