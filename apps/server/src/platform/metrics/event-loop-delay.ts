import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const RESOLUTION_MS = 10
const NANOSECONDS = 1e9

type Delays = ReturnType<typeof monitorEventLoopDelay>

const figures: Readonly<Record<string, (histogram: Delays) => number>> = {
  mean: ({ mean }) => mean,
  p50: (histogram) => histogram.percentile(50),
  p99: (histogram) => histogram.percentile(99),
  // The last one that is read begins the next interval.
  max(histogram) {
    const { max } = histogram
    histogram.reset()
    return max
  },
}

/** Adds the delays of the event loop since the last scrape. */
export function createEventLoopDelay(metrics: Metrics): { stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  for (const [figure, read] of Object.entries(figures)) {
    metrics.gauge({
      name: `nodejs_eventloop_delay_${figure}_seconds`,
      help: `Delay of the event loop since the last scrape: ${figure}.`,
      labels: {},
      read: () => [{ labels: {}, value: Math.max(0, read(histogram) || 0) / NANOSECONDS }],
    })
  }
  return { stop: () => void histogram.disable() }
}
