import type { ExceptionRecord } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ExceptionWorld, startExceptionWorld } from '../../../../test/worlds/exception-world.ts'

let world: ExceptionWorld
beforeAll(async () => {
  world = await startExceptionWorld()
  for (let order = 0; order < 5; order += 1) await world.search()
  world.clock.advance(301)
  await world.look()
})
afterAll(() => world.server.stop())

async function pages(query: string): Promise<string[][]> {
  const read: string[][] = []
  let after = ''
  for (;;) {
    const { body } = await world.call('GET', `/exceptions?count=2${query}${after}`)
    const { result, has_more } = body as { result: ExceptionRecord[]; has_more: boolean }
    read.push(result.map(({ exception_id: id }) => id))
    if (!has_more) return read
    after = `&after=${result.at(-1)?.exception_id}`
  }
}

it('open and closed exceptions are read page by page, without a gap or a repetition', async () => {
  const open = await pages('')
  expect(open.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(new Set(open.flat()).size).toBe(5)
  for (const id of open.flat()) await world.call('POST', `/exceptions/${id}/close`, { reason: 'a test' })
  const closed = await pages('&closed=true')
  expect(closed.flat().toSorted()).toEqual(open.flat().toSorted())
  expect(await pages('')).toEqual([[]])
})
