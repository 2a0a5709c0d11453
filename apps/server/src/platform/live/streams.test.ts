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

it('followers get the changes whose messages were lost, once, and only vendors that are behind are read', async () => {
  const changes = new Map<string, Missed[]>([
    ['shop', []],
    ['quiet', []],
  ])
  const read: string[] = []
  const streams = new Streams({
    log: silent,
    measures: noLiveMeasures,
    present: async ({ orderId }) => ({ order_id: orderId }) as OrderRecord,
    replay: {
      lastSequence: async (vendorId) => changes.get(vendorId)?.length ?? 0,
      lastSequences: async (ids) => new Map(ids.map((id) => [id, changes.get(id)?.length ?? 0])),
      async missedSince(vendorId, seen) {
        read.push(vendorId)
        return (changes.get(vendorId) ?? []).slice(seen)
      },
    },
  })
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
