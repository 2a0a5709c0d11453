import type { Metrics } from '../metrics/metrics.ts'

/** Counts of the live sockets of a process. */
export interface LiveMeasures {
  frameSent(): void
  resyncSent(): void
  closedAsTooSlow(): void
}

const ignore = () => undefined

export const noLiveMeasures: LiveMeasures = {
  frameSent: ignore,
  resyncSent: ignore,
  closedAsTooSlow: ignore,
}

export function createLiveMeasures(metrics: Metrics, count: () => number): LiveMeasures {
  metrics.gauge({
    name: 'beckon_live_sockets',
    help: 'Open live sockets.',
    labels: {},
    read: count,
  })
  const counter = (name: string, help: string) => metrics.counter({ name, help, labels: {} })
  const frames = counter('beckon_live_frames_total', 'Messages sent on live sockets.')
  const resyncs = counter('beckon_live_resyncs_total', 'Sockets that were told to read everything again.')
  const slow = counter('beckon_live_slow_closed_total', 'Sockets closed because they read too slowly.')
  return {
    frameSent: () => frames.add({}),
    resyncSent: () => resyncs.add({}),
    closedAsTooSlow: () => slow.add({}),
  }
}
