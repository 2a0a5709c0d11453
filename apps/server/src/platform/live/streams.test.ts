import type { LiveMessage, OrderRecord } from '@beckon/contract'
import { expect, it } from 'vitest'
import { silent, until } from '../../../test/core.ts'
import type { Connection } from './connection.ts'
import { noLiveMeasures } from './live-measures.ts'
import type { Missed } from './replay.ts'
import { Streams } from './streams.ts'

function connection() {
  const heard: LiveMessage[] = []
  const one: Connection = {
    viewer: {} as Connection['viewer'],
    followed: new Map(),
    isOpen: () => true,
    isSessionValid: async () => true,
    send: (message) => void heard.push(message),
    sendText: (text) => void heard.push(JSON.parse(text)),
    close: () => undefined,
    ping: () => true,
  }
  return { one, heard }
}

/** Streams over the changes of each vendor, whose messages the test hands on or not. */
function streamsOver(
  changes: ReadonlyMap<string, readonly Missed[]>,
  follow: () => Promise<void> = async () => undefined,
) {
  const read: string[] = []
  const unfollowed: string[] = []
  const streams = new Streams({
    log: silent,
    bus: { follow, unfollow: (vendorId) => void unfollowed.push(vendorId) },
    measures: noLiveMeasures,
    present: async ({ orderId }) => ({ order_id: orderId }) as OrderRecord,
    replay: {
      lastSequence: async (vendorId) => changes.get(vendorId)?.length ?? 0,
      lastSequences: async (ids) => new Map(ids.map((id) => [id, changes.get(id)?.length ?? 0])),
      async missedSince(vendorId, seen, current) {
        read.push(vendorId)
        return (changes.get(vendorId) ?? []).slice(seen, current)
      },
    },
  })
  return { streams, read, unfollowed }
}

const change = (sequence: number) => ({ orderId: `order-${sequence}`, country: 'SG', sequence }) as const

const updatesOf = (heard: readonly LiveMessage[]) =>
  heard.flatMap((one) => (one.type === 'order_update' ? [[one.data.sequence, one.data.order.order_id]] : []))

it('followers get the changes whose messages were overtaken by a later one or were lost, in their order', async () => {
  const changes = new Map<string, Missed[]>([['shop', []]])
  const { streams } = streamsOver(changes)
  const { one, heard } = connection()
  await streams.follow(one, 'shop', undefined)
  changes.set('shop', [1, 2, 3, 4].map(change))
  streams.publish({ ...change(1), vendorId: 'shop', after: 0 })
  streams.publish({ ...change(3), vendorId: 'shop', after: 2 })
  streams.publish({ ...change(2), vendorId: 'shop', after: 1 })
  streams.publish({ ...change(4), vendorId: 'shop', after: 3 })
  await until(() => updatesOf(heard).length === 4)
  expect(updatesOf(heard)).toEqual([1, 2, 3, 4].map((sequence) => [sequence, `order-${sequence}`]))
})

it('a change that shows that others were missed comes after them, with its own request', async () => {
  const changes = new Map<string, Missed[]>([['shop', []]])
  const { streams } = streamsOver(changes)
  const { one, heard } = connection()
  await streams.follow(one, 'shop', undefined)
  changes.set('shop', [1, 2, 3].map(change))
  const work = { request_id: 'of-the-third', traceparent: null }
  streams.publish({ ...change(3), vendorId: 'shop', after: 2, work })
  await until(() => updatesOf(heard).length === 3)
  const requests = heard.flatMap((message) =>
    message.type === 'order_update' ? [[message.data.sequence, message.data.request_id]] : [],
  )
  expect(requests).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'of-the-third'],
  ])
})

it('a change between the begin of following and the first message is not lost, and the last follower ends it', async () => {
  const changes = new Map<string, Missed[]>([['shop', []]])
  const waits = Promise.withResolvers<void>()
  const { streams, unfollowed } = streamsOver(changes, () => waits.promise)
  const [first, second] = [connection(), connection()]
  const followed = Promise.all([
    streams.follow(first.one, 'shop', 0),
    streams.follow(second.one, 'shop', undefined),
  ])
  // Its message came before the process followed the vendor.
  changes.set('shop', [{ orderId: 'order-1', country: 'SG', sequence: 1 }])
  waits.resolve()
  await followed
  expect(updatesOf(first.heard)).toEqual([[1, 'order-1']])
  expect(second.heard).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'shop', sequence: 1 } }])
  streams.leave(first.one, 'shop')
  expect(unfollowed).toEqual([])
  streams.leave(second.one, 'shop')
  expect(unfollowed).toEqual(['shop'])
})

it('followers get the changes whose messages were lost, once, and only vendors that are behind are read', async () => {
  const changes = new Map<string, Missed[]>([
    ['shop', []],
    ['quiet', []],
  ])
  const { streams, read } = streamsOver(changes)
  const { one, heard } = connection()
  await streams.follow(one, 'shop', undefined)
  await streams.follow(one, 'quiet', undefined)
  changes.set('shop', [{ orderId: 'shop-a', country: 'SG', sequence: 1 }])
  read.length = 0
  await streams.catchUpAll()
  await until(() => heard.some(({ type }) => type === 'order_update'))
  await streams.catchUpAll()
  streams.publish({ vendorId: 'shop', orderId: 'shop-a', country: 'SG', sequence: 1 })
  await streams.follow(one, 'shop', 1)
  expect(heard.filter(({ type }) => type === 'order_update')).toMatchObject([
    { data: { vendor_id: 'shop', sequence: 1, order: { order_id: 'shop-a' } } },
  ])
  expect(new Set(read)).toEqual(new Set(['shop']))
})
