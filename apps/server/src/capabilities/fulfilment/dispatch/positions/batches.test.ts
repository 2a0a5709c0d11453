import { expect, it } from 'vitest'
import { createBatches } from './batches.ts'

it('items that arrive during a write are written together after it', async () => {
  const batches: (readonly number[])[] = []
  const first = Promise.withResolvers<void>()
  const write = createBatches<number>(async (items) => {
    batches.push(items)
    if (batches.length === 1) await first.promise
  })
  const written = [write(1), write(2), write(3)]
  expect(batches).toEqual([[1]])
  first.resolve()
  await Promise.all(written)
  expect(batches).toEqual([[1], [2, 3]])
})

it('a failed batch fails its own items and no others', async () => {
  const write = createBatches<number>(async (items) => {
    if (items.includes(2)) throw new Error('lost')
  })
  const settled = await Promise.allSettled([write(1), write(2), write(3)])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(write(4)).resolves.toBeUndefined()
})
