import { createHash } from 'node:crypto'
import { type Scenario, scenarioOf } from '@beckon/domain/rehearsal'

/** Behaviour of a simulated rider with one parcel. In simulated seconds, not divided by the time scale. */
export interface Behaviour {
  readonly scenario: Scenario
  readonly declines: boolean
  readonly decisionSeconds: number
  readonly collectSeconds: number
  readonly handOverSeconds: number
  /** A stop on the way to the customer. */
  readonly stopSeconds: number
  /** Metres per second. */
  readonly speed: number
}

/** Share of the offers that riders decline for parcels without a scenario. */
const DECLINE_SHARE = 0.06
const LATE_SECONDS = 20 * 60
/** Share of its usual speed at which a slow rider rides. */
const SLOW_SHARE = 0.2

interface OfferFacts {
  readonly riderId: string
  readonly offerId: string
  readonly customerName: string
  /** The shop raised the fee. */
  readonly hasBonus?: boolean
}

/** The same rider, parcel and position of the offer always give the same behaviour. */
export function behaviourOf({ riderId, offerId, customerName, hasBonus = false }: OfferFacts): Behaviour {
  const chance = chances(`${riderId}|${offerId}`)
  const scenario = scenarioOf(customerName)
  const earlierOffers = Number(offerId.split('.').at(-1))
  const declinesByChance = chance() < DECLINE_SHARE
  return {
    scenario,
    declines: scenario === 'normal' ? declinesByChance : declinesBy(scenario, { earlierOffers, hasBonus }),
    decisionSeconds: scenario === 'person' ? 0 : 8 + chance() * 12,
    collectSeconds: 30 + chance() * 30,
    handOverSeconds: 30 + chance() * 40,
    stopSeconds: scenario === 'late' ? LATE_SECONDS : 0,
    speed: (4.5 + chance() * 1.5) * (scenario === 'slowly' ? SLOW_SHARE : 1),
  }
}

/** More than the simulated riders of a country: after so many offers each of them was asked, and every person. */
const PEOPLE_FIRST_OFFERS = 15

/**
 * At the usual fee no rider accepts an order to "Norider"; at a higher one a rider does. An order to "Person" is left to
 * people on duty.
 */
function declinesBy(scenario: Scenario, { earlierOffers, hasBonus }: OfferState): boolean {
  if (scenario === 'no-rider') return !hasBonus
  if (scenario === 'decline') return earlierOffers === 0
  return scenario === 'person' && earlierOffers < PEOPLE_FIRST_OFFERS
}

interface OfferState {
  readonly earlierOffers: number
  readonly hasBonus: boolean
}

/** Numbers from 0 to 1 drawn from a hash of the seed. */
function chances(seed: string): () => number {
  const bytes = createHash('sha256').update(seed).digest()
  let at = 0
  return () => {
    const value = bytes.readUInt16BE(at % 30) / 0xffff
    at += 2
    return value
  }
}
