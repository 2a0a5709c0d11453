import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShop, socketOf, versionsOf } from '../../../web/src/features/orders/test/shop.ts'
import { createLines } from './line.ts'
import { createService, type Service } from './service.ts'
import { seeded, type Weather } from './wire.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const calm: Weather = { drop: 0, double: 0, delay: 20, isUnordered: false }
/** Nothing is lost but with the connection: as TCP has it, though it may come twice. */
const rough: Weather = { drop: 0, double: 0.2, delay: 400, isUnordered: true }
/** Single messages are lost too: what a faulty service or something in between does. */
const wild: Weather = { ...rough, drop: 0.15 }

const VENDOR = 'chain'
const OUTLET = `${VENDOR}-east`

interface Course {
  readonly seed: number
  readonly steps: number
  readonly weather: Weather
  readonly everySeconds?: number
}

/**
 * Compares the orders that a shop sees after some steps of changes and failures and a quiet period with the
 * actual ones.
 */
async function sail({ seed, steps, weather, everySeconds }: Course) {
  const random = seeded(seed)
  const service = createService(random)
  let now = weather
  const lines = createLines(service, random, () => now)
  const withOutlets = seed % 2 === 0
  const followed = withOutlets ? [VENDOR, OUTLET] : [VENDOR]
  // Some courses are full of mishaps, some have hardly any.
  const bad = random() * 2
  const shop = openShop({
    socket: socketOf(lines.connect),
    fetchOrders: () => service.list(followed),
    random,
    vendorId: VENDOR,
    withOutlets,
    ...(everySeconds === undefined ? {} : { everySeconds }),
  })
  for (let step = 0; step < steps; step += 1) {
    mishap(random, { service, cutAll: lines.cutAll, wake: shop.wake, bad })
    await vi.advanceTimersByTimeAsync(random() * 700)
  }
  now = calm
  service.mendBus()
  // Longer than the longest wait before coming back, and than the time after which what is shown is old.
  await vi.advanceTimersByTimeAsync(400_000)
  const end = { isLive: shop.isLive(), seen: shop.seen(), truth: versionsOf(service.of(followed)) }
  shop.close()
  lines.cutAll()
  return end
}

interface Sea {
  readonly service: Service
  readonly cutAll: () => void
  readonly wake: () => void
  /** How many mishaps, from none to twice as many as usual. */
  readonly bad: number
}

function mishap(random: () => number, { service, cutAll, wake, bad }: Sea): void {
  const dice = random() / bad
  if (dice < 0.06) cutAll()
  else if (dice < 0.08) {
    service.restart()
    cutAll()
  } else if (dice < 0.11) service.breakBus()
  else if (dice < 0.16) service.mendBus()
  else if (dice < 0.19) wake()
  else {
    const vendorId = random() < 0.7 ? VENDOR : OUTLET
    service.change(vendorId, `${vendorId}-${Math.floor(random() * 30)}`)
  }
}

/** The fewest steps with which this seed still ends otherwise than it should, to look into. */
async function fewestSteps(course: Course): Promise<number> {
  for (let steps = 1; steps < course.steps; steps += 1) {
    const { seen, truth } = await sail({ ...course, steps })
    if (JSON.stringify(seen) !== JSON.stringify(truth)) return steps
  }
  return course.steps
}

async function endsEqual(course: Course): Promise<void> {
  const end = await sail(course)
  const isEqual = JSON.stringify(end.seen) === JSON.stringify(end.truth)
  const found = isEqual ? '' : `seed ${course.seed}, first with ${await fewestSteps(course)} steps`
  expect(found).toBe('')
  expect(end.isLive).toBe(true)
}

const seeds = Array.from({ length: 100 }, (_, index) => index)

describe('a shop ends with what the service has', () => {
  it.each(seeds)('after cuts, doubles, overtaking and restarts, without ever asking again: seed %i', (seed) =>
    endsEqual({ seed, steps: 60, weather: rough }),
  )

  it.each(seeds)('where single messages are lost too, once it asks again: seed %i', (seed) =>
    endsEqual({ seed, steps: 60, weather: wild, everySeconds: 300 }),
  )
})
