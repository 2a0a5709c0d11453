import { randomUUID } from 'node:crypto'
import type { Audience, Call } from '@beckon/contract'
import { flagNames } from '@beckon/domain/flag'
import { requestedOrder, quoteFor } from '../ask-for-rider.ts'
import type { Subject } from '../every-vendor-call.ts'
import type { ProgramSubject } from '../every-program-call.ts'
import { send } from '../post.ts'
import { openConsole, seedConsoleOperator } from '../seed/console-operator.ts'
import { seedPlatform } from '../seed/platform-tokens.ts'
import { makeKey } from '../seed/program-key.ts'
import { seedOperator, type SeededOperator } from '../seed/seed-operator.ts'
import { acceptInvitation, inviteRider } from '../seed/seed-rider.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import { turnOn } from '../seed/turn-on.ts'
import { testClock } from '../test-clock.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import type { KnownValues } from './arbitrary-of.ts'

export type Headers = Readonly<Record<string, string>>

/** Kinds of callers; the portal has three. */
export const everyone = [
  'nobody',
  'owner',
  'partner',
  'guest',
  'rider',
  'operator',
  'help',
  'viewer',
  'program',
] as const
export type Who = (typeof everyone)[number]

/** One set of people and things, for the calls of one audience. */
export interface Scene {
  readonly vendor: Subject
  readonly program: ProgramSubject
  readonly known: KnownValues
  /** Of a caller who may make calls of the audience in the world of this scene. */
  readonly headers: Readonly<Record<Who, Headers>>
}

export interface FuzzWorld {
  readonly server: TestServer
  /** Makes new people and things: calls end sessions, close accounts and delete orders. */
  scene(): Promise<Scene>
  stop(): Promise<void>
}

/** Callers of each audience; the first is its own, and others of the list may make its calls too. */
export const callersOf: Readonly<Record<Audience, readonly Who[]>> = {
  open: ['nobody', 'owner', 'rider', 'program'],
  vendor: ['owner', 'partner', 'guest'],
  rider: ['rider'],
  operator: ['operator'],
  help: ['help'],
  viewer: ['viewer'],
  program: ['program'],
}

/** Flags that close the service, or ask services that are not there. */
const off = new Set([
  'PlannedMaintenance',
  'UnplannedMaintenance',
  'DeactivateSignUpButton',
  'GoogleAutocomplete',
])

/** A whole service on a fixed clock, in which nearly everything is switched on. */
export async function startFuzzWorld(): Promise<FuzzWorld> {
  const clock = testClock()
  const server = await startTestServer({ clock, env: { ROLES: 'api,live' } })
  const operator = await seedOperator(server, 'fuzz', ['SG'])
  let number = 0
  return {
    server,
    stop: () => server.stop(),
    async scene() {
      number += 1
      await resetSettings(server)
      return sceneOf(server, operator, number)
    },
  }
}

/** Settings and attempts of earlier calls would close the service for the later ones. */
async function resetSettings(server: TestServer): Promise<void> {
  const { db } = server.platform
  await db.deleteFrom('flag_value').execute()
  await db.deleteFrom('country_parameter').execute()
  await db.deleteFrom('attempt_window').execute()
  const flags = flagNames.filter((name) => !off.has(name))
  await turnOn(server, 'SG', flags)
}

async function sceneOf(server: TestServer, operator: SeededOperator, number: number): Promise<Scene> {
  const id = `fuzz-${number}`
  const owner = await seedVendors(server, {
    country: 'SG',
    email: `owner-${number}@shop.test`,
    vendors: [{ vendor_id: id, outlets: [{ vendor_id: `${id}-east` }] }],
  })
  const vendorId = `${id}-east`
  const orderId = await requestedOrder(server, owner, { vendorId })
  const quote = (await quoteFor(server, owner, { vendorId })).json()
  const phone = await acceptInvitation(
    server,
    await inviteRider(server, operator, `+659${String(1_000_000 + number)}`),
  )
  const admin = await seedConsoleOperator(server, `admin-${number}@ops.test`, [
    { country: 'SG', role: 'administrator' },
  ])
  const key = await makeKey(server, owner, { business: id })
  const vendor = { vendorId, orderId, ownerId: owner.userId, signature: quote.signature, fee: quote.fee }
  const program = {
    ...{ point: vendorId, orderId, uploadId: `${vendorId}-x`, addressId: randomUUID() },
    ...{ endpointId: randomUUID(), quote: quote.signature },
  }
  const platform = await seedPlatform(server, { country: 'SG', id: `p${number}`, vendors: [vendorId] })
  const guest = await send(server, 'POST', '/api/auth/v1/guest', { headers: { 'x-country': 'SG' } })
  const console = await openConsole(server, admin)
  return {
    vendor,
    program,
    known: knownValues(vendor, { riderId: phone.riderId, operatorId: admin.id }),
    headers: {
      nobody: { 'x-country': 'SG' },
      owner: owner.headers,
      partner: { authorization: `Platform ${await platform.token([vendorId])}`, 'x-country': 'SG' },
      guest: { authorization: `Bearer ${(guest.result as { token: string }).token}`, 'x-country': 'SG' },
      rider: phone.headers,
      operator: console.headers,
      help: await helpHeaders(server, owner, vendorId),
      viewer: await viewHeaders(server, console.headers, vendorId),
      program: key.headers,
    },
  }
}

async function helpHeaders(server: TestServer, owner: SignedIn, vendorId: string): Promise<Headers> {
  const country = { 'x-country': 'SG' }
  const url = `/api/orders/v1/vendor/${vendorId}/hc_jwt_token`
  const { result: token } = await send(server, 'GET', url, { headers: owner.headers })
  const opened = await send(server, 'POST', '/conditions-api/v1/init', {
    headers: country,
    body: { token, language: 'en', order_id: null },
  })
  const code = String((opened.body as { url?: string }).url).split('#')[1]
  const entered = await send(server, 'POST', '/api/help/v1/session', { headers: country, body: { code } })
  return { authorization: `Help ${(entered.result as { token: string }).token}`, ...country }
}

async function viewHeaders(server: TestServer, headers: Headers, vendorId: string): Promise<Headers> {
  const body = { subject: { kind: 'shop', vendor_id: vendorId }, reason: 'to look for an order' }
  const { result } = await send(server, 'POST', '/api/ops/v1/views', { headers, body })
  const { hash } = new URL((result as { url: string }).url)
  const token = new URLSearchParams(hash.slice(1)).get('view') ?? ''
  return { authorization: `View ${token}`, 'x-country': 'SG' }
}

const NOW = 1_907_748_000

function knownValues(
  { vendorId, orderId, ownerId, signature, fee }: Subject,
  { riderId, operatorId }: { readonly riderId: string; readonly operatorId: string },
): KnownValues {
  const seconds = [NOW - 86_400, NOW, NOW + 3600, NOW + 86_400]
  const iso = seconds.map((second) => new Date(second * 1000).toISOString())
  const phones = ['+6591234567', '+6561234567', '+36301234567']
  return new Map<string, readonly unknown[]>([
    ...['vendor_id', 'vendorId', 'vendorID', 'collection_point', 'parent_vendor_id'].map(
      (name) => [name, [vendorId]] as const,
    ),
    ...['order_id', 'orderId'].map((name) => [name, [orderId]] as const),
    ...['rider_id', 'riderId'].map((name) => [name, [riderId]] as const),
    ...['owner_id', 'ownerId', 'user_id'].map((name) => [name, [ownerId]] as const),
    ['operator_id', [operatorId]],
    ['id', [vendorId, orderId, riderId, operatorId]],
    ['signature', [signature]],
    ['delivery_fee', [fee]],
    ['latitude', [1.3, 1.31]],
    ['longitude', [103.85, 103.86]],
    ['country', ['SG']],
    ['country_code', ['SG']],
    ['currency', ['SGD']],
    ...['from', 'before', 'until', 'since', 'valid_from', 'valid_until'].map(
      (name) => [name, [...seconds, ...iso]] as const,
    ),
    ...['phone_number', 'phone', 'customer_phone', 'contact_phone'].map((name) => [name, phones] as const),
    // A time in lists, a rider at the desk.
    ['to', [riderId, ...seconds, ...iso]],
    ['name', ['Mei Lin', 'Szűcs Örs', '王小明']],
    ['version', [1, 2]],
    ['reason', ['because the shop asked for it']],
    ['password', ['Demo1234!']],
  ])
}

/** Values for the parameters of a path; `id` is of the things that the word before it names. */
export function knownInPath({ path }: Call, { known, vendor }: Scene): KnownValues {
  const before = /([\w-]+)\/:id\b/u.exec(path)?.[1] ?? ''
  const of = (name: string) => known.get(name) ?? []
  const ids: Readonly<Record<string, readonly unknown[]>> = {
    ...{
      orders: of('order_id'),
      order: of('order_id'),
      'public-order': of('order_id'),
      receipt: of('order_id'),
    },
    ...{
      riders: of('rider_id'),
      operators: of('operator_id'),
      vendors: [vendor.vendorId],
      vendor: [vendor.vendorId],
    },
    ...{ outlet: [vendor.vendorId], shops: [vendor.vendorId], 'collection-points': [vendor.vendorId] },
  }
  return new Map([...known, ['id', ids[before] ?? [...of('id'), randomUUID()]]])
}
