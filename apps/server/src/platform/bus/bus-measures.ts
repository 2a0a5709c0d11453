import type { Metrics } from '../metrics/metrics.ts'

const results = ['read', 'left_out'] as const

/** `left_out`: about a vendor that the process does not follow, or no message of ours. */
type Received = (typeof results)[number]

export interface BusMeasures {
  received(result: Received): void
}

/** Adds the messages that the process received. */
export function measureBus(metrics: Metrics): BusMeasures {
  const messages = metrics.counter({
    name: 'beckon_bus_messages_total',
    help: 'Messages of the bus that reached the process; left_out were not for it.',
    labels: { result: results },
  })
  return { received: (result) => messages.add({ result }) }
}
