import { Agent, request } from 'node:http'
import type pg from 'pg'
import { fleetCalls } from '@beckon/contract'
import { enrolSimulatedRiders } from '../../apps/server/src/capabilities/parties/riders/index.ts'
import { type Connection, connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { createPhone } from '../../demo/fleet/phone.ts'
import { busyRiders, handoverPin } from '../../demo/fleet/rider-store.ts'
import { SimulatedRider } from '../../demo/fleet/simulated-rider.ts'
import { country, type Service } from '../service.ts'

/** Seconds between two positions of a rider. */
export const REPORT_SECONDS = 5
/** Time scale of riders and preparation, so that deliveries end within the benchmark. */
export const TIME_SCALE = 4
const TICK_MS = 50
const METRES_PER_SECOND = 5
const DEGREES_PER_METRE = 1 / 111_195
/** Degrees within which riders start around the shops. */
const SPREAD = 0.02
const SIGN_INS_AT_ONCE = 16

interface Rider {
  readonly riderId: string
  readonly token: string
  readonly simulated: SimulatedRider
  latitude: number
  longitude: number
  heading: number
  /** A call of this rider is under way. */
  isCalling: boolean
}

export interface Riders {
  /** Positions that were answered, and calls that failed. */
  readonly counts: { positions: number; failures: number }
  start(): void
  stop(): Promise<void>
}

/** Riders on duty around the shops: those without a parcel send positions, the others ride and deliver. */
export async function putRidersOnDuty(service: Service, client: pg.Client, count: number): Promise<Riders> {
  const connection = connectDatabase({ url: service.databaseUrl, size: 2, name: 'beckon-bench' })
  const riders = await signInAll(service, connection, await enrol(client, connection, count))
  const counts = { positions: 0, failures: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let busy: ReadonlySet<string> = new Set()
  let timers: NodeJS.Timeout[] = []
  let next = 0
  let last = 0
  const advance = async (rider: Rider) => {
    if (rider.isCalling) return
    rider.isCalling = true
    try {
      const now = Date.now() / 1000
      if (busy.has(rider.riderId))
        await rider.simulated.advance({ seconds: REPORT_SECONDS * TIME_SCALE, timeScale: TIME_SCALE, now })
      else await sendPosition(agent, service.url, drift(rider))
      counts.positions += 1
    } catch {
      counts.failures += 1
    } finally {
      rider.isCalling = false
    }
  }
  const tick = () => {
    const now = performance.now()
    const due = Math.min(riders.length, Math.floor(((now - last) / 1000 / REPORT_SECONDS) * riders.length))
    last += (due / riders.length) * REPORT_SECONDS * 1000
    for (let index = 0; index < due; index += 1) {
      const rider = riders[next % riders.length]
      next += 1
      if (rider) void advance(rider)
    }
  }
  return {
    counts,
    start() {
      last = performance.now()
      const look = () => void busyRiders(connection.db).then((ids) => (busy = new Set(ids)))
      timers = [setInterval(tick, TICK_MS), setInterval(look, 1000)]
    },
    async stop() {
      timers.forEach(clearInterval)
      while (riders.some(({ isCalling }) => isCalling)) await new Promise((done) => setTimeout(done, 50))
      agent.destroy()
      await connection.db.destroy()
    },
  }
}

interface Enrolled {
  readonly riderId: string
  readonly deviceToken: string
  readonly latitude: number
  readonly longitude: number
}

async function enrol(client: pg.Client, { db }: Connection, count: number): Promise<Enrolled[]> {
  await client.query('update rider set on_duty = false')
  const { rows } = await client.query<{ rider_id: string; latitude: number; longitude: number }>(
    `insert into rider (rider_id, country, name, vehicle, phone, is_simulated, latitude, longitude, created_at)
     select 'city-' || number, $1, 'Rider', 'bicycle', '+6580000000', true,
       shop.latitude + (random() - 0.5) * $2, shop.longitude + (random() - 0.5) * $2, now()
     from generate_series(1, $3::int) as number
     join lateral (
       select vendor.latitude, vendor.longitude from vendor
       where country = $1 and latitude is not null and number > 0 order by random() limit 1
     ) as shop on true
     order by number returning rider_id, latitude, longitude`,
    [country, SPREAD, count],
  )
  await client.query('analyze rider')
  const account = { country, name: 'Rider', phone: '+6580000000', vehicle: 'bicycle' }
  const accounts = rows.map(({ rider_id: riderId }) => ({ riderId, ...account }))
  const tokens = await enrolSimulatedRiders(db, accounts, new Date())
  return rows.map(({ rider_id: riderId, ...at }) => ({
    ...at,
    riderId,
    deviceToken: tokens.get(riderId) ?? '',
  }))
}

async function signInAll(
  service: Service,
  { db }: Connection,
  enrolled: readonly Enrolled[],
): Promise<Rider[]> {
  const riders: Rider[] = []
  const waiting = [...enrolled]
  const worker = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { riderId, deviceToken, latitude, longitude } = one
      const phone = createPhone(service.url, { riderId, deviceToken, country })
      const simulated = new SimulatedRider(phone, {
        // Ways by road would be work of the client, which shares the machine with the service.
        roads: (_, to) => ({ path: [[to.longitude, to.latitude]] }),
        pinOf: (orderId) => handoverPin(db, orderId),
      })
      const token = (await phone.signIn()) ?? ''
      await simulated.startShift({ latitude, longitude }, Date.now() / 1000)
      const heading = Math.random() * 2 * Math.PI
      riders.push({ riderId, token, simulated, latitude, longitude, heading, isCalling: false })
    }
  }
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, worker))
  return riders
}

/** Moves a rider without a parcel on, in its direction. */
function drift(rider: Rider): Rider {
  rider.heading += (Math.random() - 0.5) * 0.5
  const degrees = METRES_PER_SECOND * REPORT_SECONDS * DEGREES_PER_METRE
  rider.latitude += Math.cos(rider.heading) * degrees
  rider.longitude += Math.sin(rider.heading) * degrees
  return rider
}

/** With less work for the client than a phone's client, which shares the machine with the service. */
function sendPosition(agent: Agent, url: string, { token, latitude, longitude }: Rider): Promise<void> {
  const now = Date.now() / 1000
  const moving = { bearing: null, speed: METRES_PER_SECOND, accuracy: 5, battery: null }
  const positions = [{ latitude, longitude, ...moving, taken_at: now }]
  const body = JSON.stringify({ positions, sent_at: now })
  const headers = {
    authorization: `Bearer ${token}`,
    'x-country': country,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((done, fail) => {
    const sent = request(
      `${url}${fleetCalls.sendPositions.path}`,
      { agent, method: 'POST', headers },
      (answer) => {
        answer.resume()
        answer.once('end', () => {
          if (answer.statusCode === 200) done()
          else fail(new Error(`a position was answered with ${answer.statusCode}`))
        })
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
