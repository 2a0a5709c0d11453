import { type CountryCode, countryCodes } from '@beckon/domain/country'
import { unixSeconds } from '../../../platform/clock.ts'
import { every } from '../../../platform/clock-every.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DispatchService } from '../dispatch/index.ts'
import type { FleetSurroundings } from './fleet-surroundings.ts'
import { createPhone } from './phone.ts'
import { SimulatedRider } from './simulated-rider.ts'
import { turnMilliseconds } from './turn-length.ts'

/** A turn after a pause (a sleeping machine) is not longer than this, or riders would leap. */
const LONGEST_TURN_SECONDS = 5

/** The simulated fleet: riders with phones that call this service over HTTP. Runs in the role `fleet`, never in prd. */
export function fleet(platform: Platform, dispatch: DispatchService, surroundings: FleetSurroundings): void {
  if (platform.config.environment === 'prd') return
  const world = new FleetWorld(platform, dispatch, surroundings)
  platform.background.run(
    every('fleet', turnMilliseconds(platform.config.timeScale), () => world.turn(), platform.log),
    'fleet',
  )
}

class FleetWorld {
  readonly #riders = new Map<string, SimulatedRider>()
  readonly #onDuty = new Set<CountryCode>()
  readonly #platform: Platform
  readonly #dispatch: DispatchService
  readonly #around: FleetSurroundings
  #last = 0

  constructor(platform: Platform, dispatch: DispatchService, around: FleetSurroundings) {
    this.#platform = platform
    this.#dispatch = dispatch
    this.#around = around
  }

  async turn(): Promise<void> {
    await this.#comeOnDuty()
    const { config, clock } = this.#platform
    const now = clock.now().getTime() / 1000
    const passed = this.#last === 0 ? 0 : Math.min(now - this.#last, LONGEST_TURN_SECONDS)
    this.#last = now
    const turn = { seconds: passed * config.timeScale, pace: config.timeScale, now }
    const busy = await this.#dispatch.busySimulated()
    await Promise.all(busy.map(async ({ riderId }) => this.#riders.get(riderId)?.live(turn)))
  }

  /** One country a turn, the default one first, so that a start is not a stampede. */
  async #comeOnDuty(): Promise<void> {
    const order = [this.#platform.config.defaultCountry, ...countryCodes]
    const country = order.find((code) => !this.#onDuty.has(code))
    if (!country) return this.#forgetEmpty()
    const enrolled = await this.#dispatch.enrolSimulated(country)
    const now = unixSeconds(this.#platform.clock.now())
    for (const { riderId, secret, at } of enrolled) {
      const phone = createPhone(this.#around.origin(), { riderId, secret, country })
      const rider = new SimulatedRider(phone, this.#around)
      if (!(await phone.signIn()) || !(await rider.startShift(at, now))) return
      this.#riders.set(riderId, rider)
    }
    this.#onDuty.add(country)
    if (enrolled.length === 0) this.#lookAgain.push(country)
  }

  /** Countries whose riders were not there yet; asked again once all others are on duty. */
  readonly #lookAgain: CountryCode[] = []

  #forgetEmpty(): void {
    for (const country of this.#lookAgain.splice(0)) this.#onDuty.delete(country)
  }
}
