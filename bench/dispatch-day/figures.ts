import { PROMISED_SECONDS } from './riders.ts'
import type { Day } from './simulate.ts'

export interface Figures {
  /** Seconds from the request to the collection. */
  readonly mean: number
  readonly worst: number
  /** Share of the parcels that were delivered as promised. */
  readonly onTime: number
  /** Parcels for each hour that riders worked. */
  readonly perHour: number
  /** Deviation of the riders' work from its mean, as a share of it. */
  readonly unfairness: number
}

/** Returns the figures of several days under one rule. */
export function figuresOf(days: readonly Day[]): Figures {
  const waits = days.flatMap(({ collected }) =>
    collected.map(({ order, collectedAt }) => collectedAt - order.askedAt),
  )
  const delivered = days.flatMap((day) => day.delivered)
  const onTime = delivered.filter(({ order, deliveredAt }) => deliveredAt <= order.askedAt + PROMISED_SECONDS)
  const worked = days.reduce((sum, { work }) => sum + total(work), 0)
  return {
    mean: total(waits) / waits.length,
    worst: waits.reduce((most, wait) => Math.max(most, wait), 0),
    onTime: onTime.length / delivered.length,
    perHour: delivered.length / (worked / 3600),
    unfairness: total(days.map(({ work }) => deviation(work))) / days.length,
  }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

function deviation(values: readonly number[]): number {
  const mean = total(values) / values.length
  return Math.sqrt(total(values.map((value) => (value - mean) ** 2)) / values.length) / mean
}
