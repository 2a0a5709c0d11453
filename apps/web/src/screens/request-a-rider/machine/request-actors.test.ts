import { deliveryCalls, type OrderRecord, vendorCalls } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createQueryClient, queryKeys } from '../../../platform/client/index.ts'
import { requestActors } from './request-actors.ts'
import { emptyDraft } from '../draft/request-draft.ts'

const point = { latitude: 1.3, longitude: 103.8 }
const quote = { fee: 6, currency: 'SGD', signature: 'signed' }

interface World {
  readonly reason?: 'OUTSIDE_AREA' | 'TOO_FAR' | 'CLOSED' | 'PAUSED' | 'ZONE_CLOSED' | 'RADIUS' | 'FULL'
  /** Further fields of the answer about the area. */
  readonly limits?: object
  readonly hours?: string | undefined
  /** Of the shop. */
  readonly own?: string
  readonly pinChecked?: boolean
  readonly editing?: OrderRecord
  readonly later?: number
  /** The call that fails: of the area or of the fee. */
  readonly failing?: string
  readonly error?: CallError
  readonly isTest?: boolean
}

async function reach({
  reason,
  limits,
  hours,
  own,
  pinChecked = true,
  editing,
  later,
  failing,
  error,
  isTest = false,
}: World) {
  const queries = createQueryClient()
  const placeRequest: unknown[] = []
  const client = {
    call: async (call: unknown, { body }: { readonly body?: unknown }) => {
      if (body) placeRequest.push(body)
      const name = call === deliveryCalls.validateArea ? 'area' : call === deliveryCalls.quoteFee && 'fee'
      if (error && name === failing) return { ok: false, error }
      if (call === deliveryCalls.validateArea) {
        return {
          ok: true,
          answer: { result: reason ? 'UNDELIVERABLE' : 'DELIVERABLE', reason: reason ?? null, ...limits },
        }
      }
      if (call === vendorCalls.getCountryParameter && hours === undefined) {
        return { ok: false, error: { kind: 'offline' } }
      }
      return { ok: true, answer: call === deliveryCalls.quoteFee ? quote : { result: hours } }
    },
  } as Client
  const precision = pinChecked ? 'building' : 'street'
  const destination = { address: 'A', point, precision, invented: false, pinChecked } as const
  const vendor = { is_test: isTest, hours: own ?? null }
  const deps = { client, queries, vendor, config: { country: 'SG', timezone: 'Asia/Singapore' } }
  const { quoteDelivery, checkHours } = requestActors(deps as never)
  const input = {
    origin: { vendorId: 'v', point },
    draft: { ...emptyDraft, destination, paymentMethod: 'PAID', preorderedFor: later ?? null },
    editing: editing ?? null,
  }
  const found = await toPromise(createActor(quoteDelivery, { input }).start())
  const open = await toPromise(createActor(checkHours, { input }).start())
  return { found, open, placeRequest, known: queries.getQueryData(queryKeys.parameter('serviceHours')) }
}

const elsewhere = { latitude: 1.4, longitude: 103.8 }
const order = {
  customer: { location: elsewhere },
  outlet: point,
  order: { payment_method: 'PAID' },
} as OrderRecord
beforeEach(() => void vi.setSystemTime('2026-06-01T20:00:00+08:00'))
afterEach(() => vi.useRealTimers())

it.each<[string, World, string | null | undefined]>([
  ['outside its area, at a door', { reason: 'OUTSIDE_AREA' }, 'request.error.outside-area'],
  ['too far, at a door', { reason: 'TOO_FAR' }, 'request.error.too-far'],
  ['outside, and vague', { reason: 'OUTSIDE_AREA', pinChecked: false }, null],
  ['too far, and vague', { reason: 'TOO_FAR', pinChecked: false }, null],
  ['closed', { reason: 'CLOSED', hours: '0900:1800' }, 'request.error.service-closed'],
  [
    'closed by its own hours',
    { reason: 'CLOSED', hours: '0000:2359', own: '0900:1800' },
    'request.error.service-closed',
  ],
  ['closed by hours that nobody knows', { reason: 'CLOSED' }, 'request.error.closed'],
  ['closed, and edited', { reason: 'CLOSED', editing: order }, undefined],
  ['outside, and edited', { reason: 'OUTSIDE_AREA', editing: order }, 'request.error.outside-area'],
  ['fine, and vague', { pinChecked: false }, undefined],
])('%s', async (_what, world, key) => {
  const { found } = await reach(world)
  expect(found.ok).toBe(key === undefined)
  if (!found.ok) expect(found.problem?.key ?? null).toBe(key)
})

it.each<[World, string, object]>([
  [{ reason: 'PAUSED', limits: { until: 9 } }, 'pressure.paused', { until: 9 }],
  [{ reason: 'FULL', limits: { until: 9 } }, 'pressure.full', { until: 9 }],
  [{ reason: 'RADIUS', limits: { until: 9, limit: 3000 } }, 'pressure.radius', { until: 9, limit: 3000 }],
  [
    { reason: 'ZONE_CLOSED', limits: { hours: '0900:1800' } },
    'pressure.zone-closed',
    { from: '0900', to: '1800' },
  ],
])('shows what a measure refuses and until when: %o as %s', async (world, key, values) => {
  expect((await reach(world)).found).toEqual({ ok: false, problem: { key, values } })
})

it('asks for the pin before it refuses an address for its distance', async () => {
  const vague = { reason: 'RADIUS', limits: { until: 9, limit: 3000 }, pinChecked: false } as const
  expect((await reach(vague)).found).toEqual({ ok: false, problem: null })
})

it('requests area and fee for a later collection time', async () => {
  const { placeRequest } = await reach({ later: 5000 })
  expect(placeRequest).toMatchObject([
    { preordered_for: 5000 },
    { preordered_for: 5000, delivery_type: 'LATER' },
  ])
  const now = await reach({})
  expect(now.placeRequest.some((body) => Object.hasOwn(body as object, 'preordered_for'))).toBe(false)
})

it('caches the fetched service hours for the offered times', async () => {
  expect((await reach({ reason: 'CLOSED', hours: '0900:1800' })).known).toBe('0900:1800')
})

const failure = (status: number, key: string): CallError => ({
  kind: 'refused',
  status,
  failure: { request_id: 'x', errors: [{ code: key, message: '', meta: { translation_key: key } }] },
})

it.each<[string, CallError, string]>([
  ['area', { kind: 'broken', status: 502 }, 'request.error.deliverable-unknown'],
  ['area', failure(500, 'error.unexpected'), 'request.error.deliverable-unknown'],
  ['area', { kind: 'offline' }, 'error.offline'],
  ['area', failure(429, 'error.too-many-requests'), 'error.too-many-requests'],
  ['fee', { kind: 'broken', status: 502 }, 'request.error.cannot-compute-price'],
  ['fee', failure(500, 'error.unexpected'), 'request.error.cannot-compute-price'],
  ['fee', { kind: 'offline' }, 'error.offline'],
  ['fee', failure(422, 'request.error.too-far'), 'request.error.too-far'],
])('shows for a failing call of the %s, by %o, the text %s', async (failing, error, key) => {
  const { found } = await reach({ failing, error })
  expect(found).toMatchObject({ ok: false, problem: { key } })
})

it.each([
  ['a test vendor', true, 'open'],
  ['any other vendor', false, 'closed'],
])('finds the service outside its hours, for %s, %s: %s', async (_who, isTest, state) => {
  expect((await reach({ hours: '0900:1800', isTest })).open.state).toBe(state)
})
