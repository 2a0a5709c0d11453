import { monitorEventLoopDelay } from 'node:perf_hooks'

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

/** Adds a gauge without labels. */
type AddGauge = (name: string, help: string, read: () => number) => void

/** Adds the delays of the event loop since the last scrape. */
export function createEventLoopDelay(addGauge: AddGauge): { stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  for (const [figure, read] of Object.entries(figures)) {
    const help = `Delay of the event loop since the last scrape: ${figure}.`
    // Without a measurement the mean is not a number.
    const seconds = () => Math.max(0, read(histogram) || 0) / NANOSECONDS
    addGauge(`nodejs_eventloop_delay_${figure}_seconds`, help, seconds)
  }
  return { stop: () => void histogram.disable() }
}
