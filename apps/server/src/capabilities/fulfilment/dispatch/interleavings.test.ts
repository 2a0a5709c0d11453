import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { insertRider } from '../../../../test/dispatch.ts'
import {
  expectActsOnce,
  expectAskedFairly,
  expectNoneLeftWaiting,
  expectOneOfferEach,
  expectOneRiderEach,
  expectSearchesEnd,
} from '../../../../test/interleavings/checks.ts'
import { type Plan, plan } from '../../../../test/interleavings/plan.ts'
import { Run } from '../../../../test/interleavings/run.ts'
import { type InterleavingWorld, startInterleavingWorld } from '../../../../test/interleavings/world.ts'
import { setDuty } from './duty/set-duty.ts'

/** `INTERLEAVINGS` sets the number of runs; docs/how-to/test.md has more. */
const RUNS = Number(process.env['INTERLEAVINGS'] ?? 100)
/** Only a run that hangs takes so long, on a loaded machine too. */
const TIMEOUT_MS = 300_000 + RUNS * 3_000
/** Longer than the search of the country. */
const SEARCH_SECONDS = 1000

let world: InterleavingWorld
let start: number
beforeAll(async () => {
  world = await startInterleavingWorld()
  start = world.clock.now().getTime()
})
afterAll(() => world.server.stop())

let count = 0

/** New orders that are about to be dispatched, and riders on duty nearby. */
async function begin({ riders, orders }: Plan) {
  // The session of the shop is short.
  world.clock.advance((start - world.clock.now().getTime()) / 1000)
  world.jobs.clear()
  count += 1
  const riderIds = riders.map((_steps, number) => `r${count}-${number}`)
  for (const [number, riderId] of riderIds.entries()) {
    const at = { latitude: 1.301 + number / 1000, longitude: 103.85 }
    await insertRider(world.server.platform, { riderId, at })
  }
  const orderIds: string[] = []
  for (let number = 0; number < orders; number += 1) {
    const orderId = await world.ask()
    orderIds.push(orderId)
    await world.jobs.send('dispatch-order', { vendorId: 'shop', orderId })
  }
  return { riderIds, orderIds }
}

it(
  'no interleaving of riders, shops, time and jobs breaks the promises of dispatch',
  { timeout: TIMEOUT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        plan,
        fc.scheduler({ act: (go) => world.gate.release(go) }),
        async (chosen, scheduler) => {
          const run = new Run(world, chosen, await begin(chosen))
          const { answers } = run
          await run.play(scheduler)
          await expectOneOfferEach(world, answers)
          for (let pause = 0; pause < 2; pause += 1) await run.settle(6)
          await expectNoneLeftWaiting(world, answers)
          await expectAskedFairly(world, answers)
          await run.sendAll()
          await expectOneRiderEach(world, answers)
          await expectActsOnce(world, answers)
          await run.settle(6)
          await expectNoneLeftWaiting(world, answers)
          for (const riderId of answers.riderIds) {
            await setDuty(world.deps, { riderId, deviceId: 'phone', country: 'SG' }, { state: 'off' })
          }
          await run.settle(6)
          await run.settle(SEARCH_SECONDS)
          await expectSearchesEnd(world, answers)
        },
      ),
      // Plans are small: a smaller one is not worth the minutes of looking for it.
      { numRuns: RUNS, endOnFailure: true },
    )
  },
)
