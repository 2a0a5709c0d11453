import { type CountryCode, countryCodes } from '@beckon/domain/country'
import type { Logger } from 'pino'
import type { Service } from '../../apps/server/src/platform/background.ts'
import { type Clock, unixSeconds } from '../../apps/server/src/platform/clock.ts'
import { createPeriodicService } from '../../apps/server/src/platform/periodic-service.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { createPhone } from './phone.ts'
import type { Roads } from './rider-deps.ts'
import { busyRiders, type EnrolledRider, enrolSimulated, handoverPin } from './rider-store.ts'
import type { FleetSettings } from './settings.ts'
import { SimulatedRider } from './simulated-rider.ts'
import { tickMilliseconds } from './tick-length.ts'

/** A tick after a pause (a sleeping machine) is not longer than this, or riders would leap. */
const LONGEST_TICK_SECONDS = 5

export interface FleetDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly roads: Roads
  readonly settings: Pick<FleetSettings, 'serviceUrl' | 'timeScale' | 'defaultCountry'>
}

/** The simulated fleet: riders with phones that call the service over HTTP. */
export function createFleet(deps: FleetDeps): Service {
  const fleet = new Fleet(deps)
  return createPeriodicService(
    'fleet',
    tickMilliseconds(deps.settings.timeScale),
    () => fleet.tick(),
    deps.log,
  )
}

class Fleet {
  readonly #riders = new Map<string, SimulatedRider>()
  readonly #onDuty = new Set<CountryCode>()
  /** Countries without riders so far; read again once all others are on duty. */
  readonly #withoutRiders: CountryCode[] = []
  readonly #deps: FleetDeps
  #last = 0

  constructor(deps: FleetDeps) {
    this.#deps = deps
  }

  async tick(): Promise<void> {
    await this.#startNextCountry()
    const { settings, clock, db } = this.#deps
    const now = clock.now().getTime() / 1000
    const passed = this.#last === 0 ? 0 : Math.min(now - this.#last, LONGEST_TICK_SECONDS)
    this.#last = now
    const tick = { seconds: passed * settings.timeScale, timeScale: settings.timeScale, now }
    const busy = await busyRiders(db)
    await Promise.all(busy.map(async (riderId) => this.#riders.get(riderId)?.advance(tick)))
  }

  /** One country a tick, the default one first, to spread the load of a start. */
  async #startNextCountry(): Promise<void> {
    const { settings, db, clock } = this.#deps
    const country = [settings.defaultCountry, ...countryCodes].find((code) => !this.#onDuty.has(code))
    if (!country) {
      for (const empty of this.#withoutRiders.splice(0)) this.#onDuty.delete(empty)
      return
    }
    const enrolled = await enrolSimulated(db, country, clock.now())
    for (const rider of enrolled) {
      if (!(await this.#startShift(rider, country))) return
    }
    this.#onDuty.add(country)
    if (enrolled.length === 0) this.#withoutRiders.push(country)
  }

  async #startShift({ riderId, deviceToken, at }: EnrolledRider, country: CountryCode): Promise<boolean> {
    const { settings, roads, db, clock } = this.#deps
    const phone = createPhone(settings.serviceUrl, { riderId, deviceToken, country })
    const rider = new SimulatedRider(phone, { roads, pinOf: (orderId) => handoverPin(db, orderId) })
    const isSignedIn = (await phone.signIn()) !== undefined
    const isOnDuty = isSignedIn && (await rider.startShift(at, unixSeconds(clock.now())))
    if (isOnDuty) this.#riders.set(riderId, rider)
    return isOnDuty
  }
}
