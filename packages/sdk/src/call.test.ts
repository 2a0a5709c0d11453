import { expect, it } from 'vitest'
import { entriesOf } from './call.ts'
import type { PageQuery } from './types.ts'

const pages: Readonly<Record<string, { data: number[]; next_cursor: string | null }>> = {
  first: { data: [1, 2], next_cursor: 'b' },
  b: { data: [], next_cursor: 'c' },
  c: { data: [3], next_cursor: null },
}
const none = { data: [], next_cursor: null }

it('a list is read page by page to its end, with the query of its first page', async () => {
  const asked: PageQuery[] = []
  const list = async (query: PageQuery) => {
    asked.push(query)
    return pages[query.cursor ?? 'first'] ?? none
  }
  const read: number[] = []
  for await (const entry of entriesOf(list, { limit: 2 })) read.push(entry)
  expect(read).toEqual([1, 2, 3])
  expect(asked).toEqual([{ limit: 2 }, { limit: 2, cursor: 'b' }, { limit: 2, cursor: 'c' }])
})

it('a reader who stops early asks for no further page', async () => {
  let asked = 0
  const list = async () => {
    asked += 1
    return { data: [1], next_cursor: 'again' }
  }
  for await (const _ of entriesOf(list, {})) break
  expect(asked).toBe(1)
})
