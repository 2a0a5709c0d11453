import { randomUUID } from 'node:crypto'
import {
  type ActOutcome,
  actOutcome,
  type DutyRecord,
  type ErrorCode,
  errorCodes,
  type Stop,
  type Transfer,
} from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { vendorOf } from '@beckon/domain/order'
import type { ActKind } from '@beckon/domain/rider'
import { z } from 'zod'
import { expectedPay } from '../src/capabilities/money/earnings/record-earning.ts'
import { cashInHand } from '../src/capabilities/money/earnings/store.ts'
import { outstandingAdvances } from '../src/capabilities/money/cash/rider-advances.ts'
import { insertMessage } from '../src/capabilities/fulfilment/messages/store.ts'
import { askShop } from '../src/capabilities/fulfilment/decisions/ask-shop.ts'
import type { DispatchDeps } from '../src/capabilities/fulfilment/dispatch/deps.ts'
import { createDispatchMeasures } from '../src/capabilities/fulfilment/dispatch/measures.ts'
import { createPositions } from '../src/capabilities/fulfilment/dispatch/positions/positions.ts'
import { endSuspended } from '../src/capabilities/parties/riders/accounts/end-suspended.ts'
import {
  hinderedAccounts,
  hinderedRiders,
} from '../src/capabilities/parties/riders/documents/may-take-orders.ts'
import { enrolSimulatedRiders } from '../src/capabilities/parties/riders/index.ts'
import type { OrderKey } from '../src/capabilities/ordering/orders/index.ts'
import { loadParameters } from '../src/capabilities/settings/parameters/load-parameters.ts'
import { moveOrder } from '../src/capabilities/ordering/orders/change/move-order.ts'
import { loadOrder, lockOrder } from '../src/capabilities/ordering/orders/store.ts'
import { publishOrderChange } from '../src/capabilities/ordering/orders/change/publish-order-change.ts'
import { publishOrderEvent } from '../src/capabilities/ordering/orders/change/publish-events.ts'
import { evaluateDelay } from '../src/capabilities/ordering/orders/change/watch-delays.ts'
import { createMetrics } from '../src/platform/metrics/metrics.ts'
import { recentlyRead } from '../src/platform/recently-read.ts'
import { moving } from './moving.ts'
import { testMaps } from './worlds/test-maps.ts'
import type { TestServer } from './test-server.ts'

const reportProblem: DispatchDeps['messages']['reportProblem'] = async (tx, key, { note, ...report }) => {
  await insertMessage(tx, key, { sender: 'rider', text: note, ...report })
}

const parametersOf = ({ platform }: TestServer): DispatchDeps['parameters'] =>
  recentlyRead(platform, (country: CountryCode) => loadParameters(platform, country))

const askingOrders = ({ platform }: TestServer): Parameters<typeof askShop>[0]['orders'] => ({
  touch: (...of) => publishOrderChange(platform, ...of),
  publish: (...of) => publishOrderEvent(platform, ...of),
})

/** Returns the dependencies of the dispatch jobs, so that a test can run the jobs one by one. */
export function dispatchParts(server: TestServer): DispatchDeps {
  const { db, clock, bus, jobs, live, deploymentOf } = server.platform
  const parameters = parametersOf(server)
  return {
    db,
    clock,
    jobs,
    live,
    positions: createPositions({ db, clock, bus, live }),
    measures: createDispatchMeasures({ db, metrics: createMetrics() }),
    cash: {
      collected: async () => undefined,
      advanced: async () => undefined,
      advanceReturned: async () => undefined,
      outstanding: outstandingAdvances,
    },
    earnings: {
      cashInHand,
      expectedPay: (order, bonusMinor) => expectedPay({ parameters }, order, bonusMinor),
      record: async () => undefined,
    },
    messages: { reportProblem },
    decisions: {
      ask: (tx, order, question) =>
        askShop({ clock, jobs, orders: askingOrders(server) }, tx, order, question),
    },
    parameters,
    roads: testMaps().route,
    riders: {
      endSuspended: (...of) => endSuspended({ bus, clock }, ...of),
      hindered: (...of) => hinderedRiders({ clock, parameters, deploymentOf }, ...of),
      hinderedAccounts: (...of) => hinderedAccounts({ clock, parameters, deploymentOf }, ...of),
    },
    connectsCalls: true,
    pace: 1,
    orders: {
      move: (tx, request) => moveOrder(moving(server), tx, request),
      lock: lockOrder,
      touch: (...of) => publishOrderChange(server.platform, ...of),
      evaluateDelay: (tx, order) => evaluateDelay(moving(server), tx, order),
      load: (key) => loadOrder(db, key),
    },
  }
}

export const orderKeyOf = (orderId: string): OrderKey => ({ vendorId: vendorOf(orderId) ?? '', orderId })

export interface TestRider {
  readonly riderId: string
  readonly headers: { readonly authorization: string; readonly 'x-country': CountryCode }
  /** A call of this rider's phone: its status, the code of its failure or `ok`, and its answer. */
  post(path: string, body?: object): Promise<PhoneAnswer>
  put(path: string, body: object): Promise<PhoneAnswer>
  /** Sends one act that happened now; one that is kept is answered as a failure with its code. */
  act(kind: ActKind, orderId: string, body?: object): Promise<PhoneAnswer>
  /** Sends a batch of acts as it is. */
  acts(acts: readonly object[], sentAt?: number): Promise<ActOutcome[]>
  work(): Promise<{
    offer: { offer_id: string; stops?: Stop[]; detour_seconds?: number } | null
    assignments: { status: string; waiting_since: number | null }[]
    position: object | null
    duty: DutyRecord
    stops: Stop[]
    other_device: { name: string; since: number } | null
    transfers: Transfer[]
    taken_back: string[]
  }>
}

export interface PhoneAnswer {
  readonly status: number
  readonly code: string
  readonly json: { result?: unknown; errors?: { meta: Record<string, unknown> }[] }
}

interface RiderWish {
  readonly riderId: string
  readonly country?: CountryCode
  readonly at?: Point
  readonly isSimulated?: boolean
}

/** A rider on duty, whose phone has signed in. */
export async function addRider(server: TestServer, wish: RiderWish): Promise<TestRider> {
  await insertRider(server.platform, wish)
  const { riderId, country = 'SG' } = wish
  return signedInPhone(server, riderId, country)
}

/** The phone of a rider with a new access token, for tests that last longer than the first one. */
export const signInAgain = (server: TestServer, { riderId, headers }: TestRider): Promise<TestRider> =>
  signedInPhone(server, riderId, headers['x-country'])

async function signedInPhone(server: TestServer, riderId: string, country: CountryCode): Promise<TestRider> {
  const { db, clock } = server.platform
  const account = { riderId, country, name: `Rider ${riderId}`, phone: '+6580000000', vehicle: 'bicycle' }
  const tokens = await enrolSimulatedRiders(db, [account], clock.now())
  return phoneOf(server, { riderId, country, deviceToken: tokens.get(riderId) ?? '' })
}

/** A rider on duty, known to the service and no more. */
export async function insertRider(
  { db, clock }: Pick<TestServer['platform'], 'db' | 'clock'>,
  wish: RiderWish,
): Promise<void> {
  const { riderId, country = 'SG', at = { latitude: 1.301, longitude: 103.851 } } = wish
  await db
    .insertInto('rider')
    .values({
      rider_id: riderId,
      country,
      name: `Rider ${riderId}`,
      vehicle: 'bicycle',
      phone: '+6580000000',
      is_simulated: wish.isSimulated ?? false,
      on_duty: true,
      latitude: at.latitude,
      longitude: at.longitude,
      created_at: clock.now(),
    })
    .execute()
}

const usualBodies: Partial<Readonly<Record<ActKind, object>>> = {
  collect: { paid: null, scanned: null },
  report_trouble: { note: '' },
  report_problem: { note: '', seconds: null },
  give_up: { note: '' },
  hand_back: { received_by: '', paid_back: null },
}

function answerOf({ json }: PhoneAnswer): PhoneAnswer {
  const [{ outcome, code, status, meta = {} }] = z.tuple([actOutcome]).parse(json.result)
  if (outcome === 'applied') return { status: 200, code: 'ok', json: { result: { status } } }
  const known = errorCode.parse(code)
  return { status: errorCodes[known].status, code: known, json: { errors: [{ meta }] } }
}

const errorCode = z.string().refine((code): code is ErrorCode => code in errorCodes)

async function phoneOf(
  server: TestServer,
  { riderId, country, deviceToken }: { riderId: string; country: CountryCode; deviceToken: string },
): Promise<TestRider> {
  const base = '/api/fleet/v1'
  const signedIn = await server.app.inject({
    method: 'POST',
    url: `${base}/token`,
    headers: { 'x-country': country },
    payload: { device_token: deviceToken },
  })
  const headers = { authorization: `Bearer ${signedIn.json().result.token}`, 'x-country': country }
  const now = () => server.platform.clock.now().getTime() / 1000
  const call = async (method: 'POST' | 'PUT', path: string, body?: object): Promise<PhoneAnswer> => {
    const payload = body ? { payload: body } : {}
    const answer = await server.app.inject({ method, url: base + path, headers, ...payload })
    const json = answer.json()
    return { status: answer.statusCode, code: json.errors?.[0]?.code ?? 'ok', json }
  }
  const post: TestRider['post'] = (path, body) => call('POST', path, body)
  return {
    riderId,
    headers,
    post,
    put: (path, body) => call('PUT', path, body),
    async act(kind, orderId, body) {
      const usual = usualBodies[kind]
      const act = { kind, order_id: orderId, act_id: randomUUID(), occurred_at: now(), ...usual, ...body }
      const answer = await post('/acts', { acts: [act], sent_at: now() })
      return answer.code === 'ok' ? answerOf(answer) : answer
    },
    async acts(acts, sentAt = now()) {
      const answer = await post('/acts', { acts, sent_at: sentAt })
      if (answer.code !== 'ok') throw new Error(`acts: ${answer.code}`)
      return actOutcome.array().parse(answer.json.result)
    },
    async work() {
      return (await server.app.inject({ url: `${base}/work`, headers })).json().result
    },
  }
}
