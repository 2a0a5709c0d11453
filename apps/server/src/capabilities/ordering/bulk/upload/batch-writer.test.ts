import { expect, it } from 'vitest'
import { createBatchWriter } from './batch-writer.ts'

/** A writer whose writes end when the test resolves them. */
function heldWriter() {
  const written: [items: readonly number[], at: number][] = []
  const pending: PromiseWithResolvers<boolean>[] = []
  const writer = createBatchWriter((items: readonly number[], at) => {
    written.push([items, at])
    const held = Promise.withResolvers<boolean>()
    pending.push(held)
    return held.promise
  })
  return { writer, written, pending }
}

const settled = () => new Promise((resolve) => void setImmediate(resolve))

it('items that are added during a write are written together after it', async () => {
  const { writer, written, pending } = heldWriter()
  writer.add([1, 2])
  await settled()
  writer.add([3])
  writer.add([4, 5])
  pending[0]?.resolve(true)
  await settled()
  pending[1]?.resolve(true)
  expect(await writer.end()).toBe(true)
  expect(written).toEqual([
    [[1, 2], 0],
    [[3, 4, 5], 2],
  ])
})

it.each([0, 1, 2, 3, 4, 5, 6])(
  'items that are added %i microtasks after a write has ended are written',
  async (count) => {
    const written: number[] = []
    const ended = Promise.withResolvers<boolean>()
    const writer = createBatchWriter(async (items: readonly number[]) => {
      written.push(...items)
      return ended.promise
    })
    writer.add([1])
    await settled()
    ended.resolve(true)
    for (let microtask = 0; microtask < count; microtask += 1) await Promise.resolve()
    writer.add([2])
    expect(await writer.end()).toBe(true)
    expect(written).toEqual([1, 2])
  },
)

it('nothing is written after a write that was refused', async () => {
  const { writer, written, pending } = heldWriter()
  writer.add([1])
  await settled()
  writer.add([2])
  pending[0]?.resolve(false)
  expect(await writer.end()).toBe(false)
  expect(writer.isAccepted()).toBe(false)
  expect(written).toHaveLength(1)
})

it('the end fails as a write failed, and nothing is written after it', async () => {
  const { writer, written, pending } = heldWriter()
  writer.add([1])
  await settled()
  pending[0]?.reject(new Error('no connection'))
  await settled()
  expect(writer.isAccepted()).toBe(false)
  writer.add([2])
  await expect(writer.end()).rejects.toThrow('no connection')
  expect(written).toHaveLength(1)
})
