import type { Row } from '../report.ts'
import { type City, openCity } from './city.ts'
import { type Figures, figuresOf } from './figures.ts'
import { ordersOfDay } from './orders.ts'
import { simulate } from './simulate.ts'

/** Orders of the busiest hour. */
const BUSIEST = 60
const SEEDS = ['one', 'two', 'three']

interface Day {
  readonly name: string
  readonly riders: number
  /** Parcels that a rider has at once. */
  readonly parcels: number
  readonly limit: number
}

const days: readonly Day[] = [
  { name: 'scarce', riders: 18, parcels: 1, limit: 0.9 },
  { name: 'scarce', riders: 18, parcels: 3, limit: 0.95 },
  { name: 'plenty', riders: 40, parcels: 1, limit: 1.02 },
  { name: 'plenty', riders: 40, parcels: 3, limit: 1.02 },
]

/** Days of a city: competing orders decided together, beside each order for itself. */
export async function dispatchDay(): Promise<Row[]> {
  const city = await openCity()
  return days.map((day) => {
    const [greedy, together] = [figures(city, day, false), figures(city, day, true)]
    return {
      what: `mean time to collection on a ${day.name} day with up to ${day.parcels} parcels for each rider, decided together`,
      ratio: together.mean / greedy.mean,
      baseline: 'each order for itself',
      limit: day.limit,
      detail: `${described(together)}; each for itself: ${described(greedy)}`,
    }
  })
}

function figures(city: City, { riders, parcels }: Day, together: boolean): Figures {
  const runs = SEEDS.map((seed) =>
    simulate(city, ordersOfDay(city, { seed, busiest: BUSIEST }), {
      riders,
      rule: { together, parcels },
      seed,
    }),
  )
  return figuresOf(runs)
}

const described = ({ mean, worst, onTime, perHour, unfairness }: Figures): string =>
  [
    `mean ${Math.round(mean)} s`,
    `worst ${Math.round(worst)} s`,
    `${Math.round(onTime * 100)} % on time`,
    `${perHour.toFixed(2)} parcels an hour`,
    `unfairness ${unfairness.toFixed(2)}`,
  ].join(', ')
