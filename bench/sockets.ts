import { setTimeout as pause } from 'node:timers/promises'
import { accountCalls } from '@beckon/contract'
import pg from 'pg'
import { reconnectDelay } from '../apps/web/src/platform/live/live.machine.ts'
import { openScreen, type Screen } from './screen.ts'
import { residentMegabytes } from './memory-at-rest.ts'
import { ms, type Row } from './report.ts'
import { country, type Service, startService } from './service.ts'
import { median, percentile } from './stats.ts'

const [FEW, MANY] = [1000, 10_000]
/** As many as one user may have. */
export const OF_ONE_USER = 20
const UPDATES = 100
const SOCKET_KB = 12
/** Sockets that are opened at the same time. */
const AT_ONCE = 50

/** Ten thousand sockets in one process: their memory, the time of an update, and how they return after a kill. */
export async function sockets(): Promise<Row[]> {
  const service = await startService('api,live,worker')
  await allowGuests(service)
  const shop = { authorization: service.authorization, vendorId: service.vendor.vendor_id }
  const following = await openAll(service, [shop])
  const screens = [...following, ...(await openAll(service, await guests(service, FEW / OF_ONE_USER - 1)))]
  await update(service, following, UPDATES)
  const few = await update(service, following, UPDATES)
  const before = { heap: await service.heap(), megabytes: residentMegabytes(service.pid) }
  screens.push(...(await openAll(service, await guests(service, (MANY - FEW) / OF_ONE_USER))))
  const after = { heap: await service.heap(), megabytes: residentMegabytes(service.pid) }
  const many = await update(service, following, UPDATES)
  const each = (after.heap - before.heap) / (MANY - FEW) / 1024
  const returned = await measureReconnect(service, screens)
  for (const screen of screens) screen.close()
  await service.stop()
  return [
    {
      what: `memory of a socket, ${MANY} open`,
      ratio: each / SOCKET_KB,
      baseline: `${SOCKET_KB} kB`,
      limit: 1,
      detail: `${each.toFixed(1)} kB of heap each; resident ${before.megabytes.toFixed(0)} MB with ${FEW}, ${after.megabytes.toFixed(0)} MB with ${MANY}`,
    },
    {
      what: `order to the last of ${OF_ONE_USER} screens, ${MANY} sockets open`,
      ratio: median(many) / median(few),
      baseline: `the same with ${FEW}`,
      limit: 1.5,
      detail: `p50 ${ms(median(many))}, p99 ${ms(percentile(many, 0.99))}; with ${FEW} p50 ${ms(median(few))}, p99 ${ms(percentile(few, 0.99))}`,
    },
    returned,
  ]
}

interface Viewer {
  readonly authorization: string
  readonly vendorId: string
}

export async function allowGuests({ databaseUrl }: Service): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into flag_value (country, flag, value, changed_at) values ($1, 'GuestCheckout', 'true', now())
      on conflict (country, flag) do update set value = excluded.value`,
    [country],
  )
  await client.end()
  await pause(1000)
}

/** Users of one shop each. */
export async function guests(service: Service, count: number): Promise<Viewer[]> {
  const viewers: Viewer[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await (await service.call('POST', accountCalls.startGuest.path, {})).json()
    const { vendor_id: vendorId, token } = accountCalls.startGuest.answer.parse(answer).result
    viewers.push({ authorization: `Bearer ${token}`, vendorId })
  }
  return viewers
}

async function openAll(service: Service, viewers: readonly Viewer[]): Promise<Screen[]> {
  const waiting = viewers.flatMap((viewer) => Array.from({ length: OF_ONE_USER }, () => viewer))
  const opened: Screen[] = []
  const worker = async () => {
    for (let viewer = waiting.pop(); viewer; viewer = waiting.pop())
      opened.push(await openScreen(service.url, { ...viewer, delayAfter }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return opened
}

const delayAfter = (failures: number): number => reconnectDelay(failures, Math.random())

/** Milliseconds from the request for an order to its first update on the last of the screens. */
async function update(service: Service, following: readonly Screen[], times: number): Promise<number[]> {
  const each: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now()
    const orderId = await service.createOrder()
    await Promise.all(following.map((screen) => screen.waitForOrder(orderId)))
    each.push(performance.now() - begin)
  }
  return each
}

/** Kills the process under all sockets; each returns by the rule of the portal, and has the sequence of its vendor. */
async function measureReconnect(service: Service, screens: readonly Screen[]): Promise<Row> {
  const begin = performance.now()
  await service.killAndStart()
  const ready = performance.now()
  const times = await Promise.all(screens.map((screen) => screen.resubscribedAt()))
  const inSecond = new Map<number, number>()
  for (const at of times) inSecond.set(Math.floor(at / 1000), (inSecond.get(Math.floor(at / 1000)) ?? 0) + 1)
  const [first] = screens
  const sequence = first?.sequence()
  const same = screens.slice(0, OF_ONE_USER).every((screen) => screen.sequence() === sequence)
  const seconds = (Math.max(...times) - ready) / 1000
  return {
    what: `all ${MANY} sockets back after the process was killed`,
    ratio: same ? seconds / RETURN_SECONDS : Number.NaN,
    baseline: `${RETURN_SECONDS} s, the longest wait between two attempts and one more`,
    limit: 1,
    detail: `${seconds.toFixed(1)} s after it was ready again, which took ${((ready - begin) / 1000).toFixed(1)} s; at most ${Math.max(...inSecond.values())} in one second`,
  }
}

const RETURN_SECONDS = 60
