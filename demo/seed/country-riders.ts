import type { OrderRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../apps/server/src/platform/clock.ts'
import { createPhone } from '../fleet/phone.ts'
import type { Roads } from '../fleet/rider-deps.ts'
import { enrolSimulated } from '../fleet/rider-store.ts'
import { SimulatedRider } from '../fleet/simulated-rider.ts'
import { until } from '../../apps/server/test/core.ts'
import type { TestServer } from '../../apps/server/test/test-server.ts'

interface Ground {
  readonly server: TestServer
  readonly roads: Roads
  readonly country: CountryCode
}

/** Riders on duty, of the twelve of a country: enough that one may decline. */
const ON_DUTY = 2
/** Simulated seconds of each tick: an order is delivered within a few. */
const TICK = { seconds: 240, timeScale: 2000 }

/** Runs the riders of one country with long ticks until the order is delivered. */
export async function deliverOrder(ground: Ground, look: () => Promise<OrderRecord>): Promise<OrderRecord> {
  const riders = await onDuty(ground)
  const { clock } = ground.server.platform
  for (;;) {
    const record = await look()
    if (record.status === 'DELIVERED') return record
    if (/CANCELLED|STALLED|RETURN/u.test(record.status)) throw new Error(`ended ${record.status}`)
    await Promise.all(riders.map((rider) => rider.advance({ ...TICK, now: unixSeconds(clock.now()) })))
    // The search for a rider is a job of its own, and thirty countries look at once.
    await new Promise((done) => setTimeout(done, 250))
  }
}

async function onDuty({ server, roads, country }: Ground): Promise<SimulatedRider[]> {
  const { db, clock } = server.platform
  const enrolled = (await enrolSimulated(db, country, clock.now())).slice(0, ON_DUTY)
  const now = unixSeconds(clock.now())
  const started = enrolled.map(async ({ riderId, deviceToken, at }) => {
    const phone = createPhone(server.url, { riderId, deviceToken, country })
    const rider = new SimulatedRider(phone, { roads, pinOf: async () => undefined })
    // As the simulated fleet does it: a call that a busy service did not answer is made again.
    await until(async () => (await phone.signIn()) !== undefined && rider.startShift(at, now))
    return rider
  })
  return Promise.all(started)
}
