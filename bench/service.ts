import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import {
  accountCalls,
  deliveryCalls,
  orderCalls,
  type Quote,
  vendorCalls,
  type WireVendor,
} from '@beckon/contract'
import { startPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts'
import { prepareDemoWorld } from '../demo/seed/index.ts'
import { temporaryData } from '../tools/test/temporary-data.ts'
import { eventLoopTimes, heapAfterCollection, type LoopTimes } from './inspect-process.ts'

/** A service of its own to be measured: a real database, the demo world of one country, a process without its fleet. */
export interface Service {
  readonly url: string
  /** Of its process. */
  readonly pid: number
  readonly databaseUrl: string
  readonly authorization: string
  readonly vendor: WireVendor
  readonly quote: Quote
  readonly door: { readonly latitude: number; readonly longitude: number }
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** As the portal sends it, with the quote that the service gave. */
  readonly orderBody: ReturnType<typeof orderBody>
  /** Creates an order and returns its id. Takes the client less time than `call`, which shares the machine with the service. */
  createOrder(): Promise<string>
  /** Kills the process and starts another one on the same port. */
  killAndStart(): Promise<void>
  /** The heap of the process in bytes, after a collection. */
  heap(): Promise<number>
  loopTimes(): Promise<LoopTimes>
  stop(): Promise<void>
}

export const country = 'SG' as const

export async function startService(roles: string): Promise<Service> {
  const { path: dataDir } = temporaryData('bench')
  const postgres = await startPostgres({ dataDir })
  const config = { environment: 'san', databaseUrl: postgres.url, dataDir, defaultCountry: country } as const
  await prepareDemoWorld({ config, progress: () => undefined })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const call: Service['call'] = (method, path, body, headers = {}) =>
    fetch(url + path, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const start = async () => {
    const started = await startProcess({ port, dataDir, databaseUrl: postgres.url, roles })
    while (!(await call('GET', '/readyz').catch(() => undefined))?.ok) await pause(50)
    return started
  }
  let running = await start()
  const session = await signedIn(call)
  const agent = new Agent({ keepAlive: true })
  return {
    url,
    get pid() {
      return running.child.pid ?? 0
    },
    databaseUrl: postgres.url,
    call,
    orderBody: orderBody(session),
    createOrder: () => createOrder(agent, url, session),
    async killAndStart() {
      await end(running.child, 'SIGKILL')
      running = await start()
    },
    heap: () => heapAfterCollection(running.inspector),
    loopTimes: () => eventLoopTimes(running.inspector),
    async stop() {
      agent.destroy()
      await end(running.child, 'SIGTERM')
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    ...session,
  }
}

interface ProcessOptions {
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string
  readonly roles: string
}

async function startProcess({ port, dataDir, databaseUrl, roles }: ProcessOptions) {
  const inspector = await freePort()
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${inspector}`, 'apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '32',
      ROLES: roles,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return { child, inspector }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

type Session = Pick<Service, 'authorization' | 'vendor' | 'quote' | 'door'>

async function signedIn(call: Service['call']): Promise<Session> {
  const credentials = { email_address: 'demo@beckon.test', password: 'Demo1234!' }
  const { result } = accountCalls.login.answer.parse(
    await (await call('POST', '/api/auth/v1/login', credentials)).json(),
  )
  const authorization = `Bearer ${result.AuthenticationResult.AccessToken}|${result.AuthenticationResult.IdToken}`
  const listed = await (await call('GET', '/api/orders/v1/vendors', undefined, { authorization })).json()
  const [vendor] = vendorCalls.listVendors.answer.parse(listed).result.vendors
  const { latitude, longitude } = vendor?.vendor_information.location ?? {}
  if (!vendor || !latitude || !longitude) throw new Error('the demo world has no vendor')
  const door = { latitude: latitude + 0.005, longitude: longitude + 0.005 }
  const requested = {
    vendor_id: vendor.vendor_id,
    source: { latitude, longitude },
    destination: door,
    delivery_type: 'INSTANT',
  }
  const quote = deliveryCalls.quoteFee.answer.parse(
    await (await call('POST', '/api/hurrier/v1/delivery/fee', requested, { authorization })).json(),
  )
  return { authorization, vendor, quote, door }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const orderBody = ({ vendor, quote, door }: Session) => ({
  vendor_id: vendor.vendor_id,
  customer: {
    name: 'Mei Lin',
    phone_number: '+6591234567',
    unit_number: '#04-12',
    location: { ...door, address: '#04-12, 5 Garden Road', notes: '' },
  },
  order: { payment_method: 'CASH_ON_DELIVERY', amount: 25.5, description: 'Cake', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: quote.fee,
  signature: quote.signature,
})

function createOrder(agent: Agent, url: string, session: Session): Promise<string> {
  const body = JSON.stringify(orderBody(session))
  const headers = {
    authorization: session.authorization,
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((done, fail) => {
    const sent = request(`${url}/api/orders/v1/order`, { agent, method: 'POST', headers }, (answer) => {
      text(answer).then((received) => {
        if (answer.statusCode === 200)
          done(orderCalls.createOrder.answer.parse(JSON.parse(received)).result.order_id)
        else fail(new Error(received))
      }, fail)
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
