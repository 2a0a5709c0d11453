import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { within } from '../clock.ts'
import { allLabels, closedLabels, type LabelSets, type LabelsOf } from './labels.ts'
import { createEventLoopDelay } from './event-loop-delay.ts'

interface Definition<Sets extends LabelSets> {
  /** As Prometheus writes it, with the unit, and `_total` for a counter. */
  readonly name: string
  readonly help: string
  readonly labels: Sets
}

export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** A gauge that is read at each scrape. A reading that fails or takes too long gives no values. */
export interface GaugeDefinition extends Definition<LabelSets> {
  read(): Promise<Reading> | Reading
}

/** A number where the gauge has no labels. */
type Reading = number | readonly GaugeValue[]

export interface CounterOf<Sets extends LabelSets> {
  add(labels: LabelsOf<Sets>, count?: number): void
}

export interface HistogramOf<Sets extends LabelSets> {
  observe(value: number, labels: LabelsOf<Sets>): void
}

/** Metrics of the process. Every label has a closed list of values. */
export interface Metrics {
  counter<const Sets extends LabelSets>(definition: Definition<Sets>): CounterOf<Sets>
  histogram<const Sets extends LabelSets>(
    definition: Definition<Sets> & { readonly buckets: readonly number[] },
  ): HistogramOf<Sets>
  gauge(definition: GaugeDefinition): void
}

export interface MetricsParts extends Metrics {
  readonly contentType: string
  /** The labels of each metric by its name. */
  readonly labelsOf: ReadonlyMap<string, LabelSets>
  /** In the text format of Prometheus. */
  expose(): Promise<string>
  stop(): void
}

/** The buckets of OpenTelemetry for durations, in seconds. */
export const durationBuckets = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
] as const

/** The longest that a reading takes: a scrape of Prometheus ends after 10 s, and then has no metric at all. */
const READ_MS = 3000

/** Creates the metrics of a process, with those of its runtime. */
export function createMetrics({ readMs = READ_MS }: { readonly readMs?: number } = {}): MetricsParts {
  const registry = new Registry()
  const labelsOf = new Map<string, LabelSets>()
  const note = ({ name, help, labels }: Definition<LabelSets>) => {
    labelsOf.set(name, labels)
    return { name, help, labelNames: Object.keys(labels), registers: [registry] }
  }
  const metrics: Metrics = {
    counter(definition) {
      const counter = new Counter(note(definition))
      // Series that begin with 1 have no first increase for Prometheus: known ones are there from the start.
      for (const labels of allLabels(definition.labels)) counter.inc(labels, 0)
      return { add: (labels, count = 1) => counter.inc(closedLabels(definition.labels, labels), count) }
    },
    histogram(definition) {
      const histogram = new Histogram({ ...note(definition), buckets: [...definition.buckets] })
      return { observe: (value, labels) => histogram.observe(closedLabels(definition.labels, labels), value) }
    },
    gauge(definition) {
      const shown = new Gauge({
        ...note(definition),
        async collect() {
          const reading: Promise<Reading> = Promise.resolve()
            .then(() => definition.read())
            .catch(() => [])
          const values = valuesOf((await within(readMs, reading)) ?? [])
          shown.reset()
          // A gauge without labels would be 0, as if nothing waited.
          if (Object.keys(definition.labels).length === 0) shown.remove()
          for (const { labels, value } of values) shown.inc(closedLabels(definition.labels, labels), value)
        },
      })
    },
  }
  const runtime = ofRuntime(registry, metrics)
  return {
    ...metrics,
    labelsOf,
    contentType: registry.contentType,
    expose: () => registry.metrics(),
    stop: () => runtime.stop(),
  }
}

const valuesOf = (reading: Reading): readonly GaugeValue[] =>
  typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading

const HOUR_MS = 3_600_000

/** Memory, processor and event loop of the process. The delays of the loop have the names of OpenTelemetry. */
function ofRuntime(registry: Registry, metrics: Metrics) {
  // Its own measurement of the loop cannot be left out: it wakes once an hour, and its gauges go.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: HOUR_MS })
  for (const { name } of registry.getMetricsAsArray()) {
    if (name.startsWith('nodejs_eventloop_lag')) registry.removeSingleMetric(name)
  }
  return createEventLoopDelay((name, help, read) => metrics.gauge({ name, help, labels: {}, read }))
}
