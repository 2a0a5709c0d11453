import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { type Cancel, every, within } from '../clock.ts'
import type { Service } from '../background.ts'
import type { Config } from '../config.ts'
import type { TracingConfig } from '../config/tracing.ts'
import type { CounterOf, Metrics } from '../metrics/metrics.ts'
import { createTracer, type FinishedSpan, type Tracer } from './tracer.ts'
import { inWork } from './work.ts'

/** Spans that wait; further ones are dropped, so that a collector that is down costs no memory. */
const MOST = 8192
const BATCH = 512
const SEND_MS = 1000
/** The longest that a stop waits for the collector. */
const STOP_MS = 5000
/** A collector that is down is logged this often. */
const WARN_EVERY = 60

export interface Tracing extends Pick<Service, 'name' | 'stop'> {
  readonly tracer: Tracer
  /** Sends what waits; rejects where the collector takes too long, and what still waits is dropped. */
  stop(): Promise<void>
}

const spanLabels = { result: ['sent', 'dropped'] } as const
type SpanLabels = typeof spanLabels

interface TracingDeps {
  readonly log: Logger
  readonly metrics: Metrics
  readonly stopMs?: number
}

/** Starts tracing; undefined where no collector is configured, and then nothing of it is loaded. */
export function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  { log, metrics, stopMs = STOP_MS }: TracingDeps,
): Tracing | undefined {
  if (!tracing) return undefined
  const spans = metrics.counter({
    name: 'beckon_trace_spans_total',
    help: 'Spans by what became of them.',
    labels: spanLabels,
  })
  const waiting: FinishedSpan[] = []
  const sendBatch = createSending(tracing, { log, spans })
  let sending: Promise<void> | undefined
  const sendAll = async () => {
    while (waiting.length > 0) await sendBatch(waiting.splice(0, BATCH))
  }
  const flush = (): Promise<void> => {
    sending ??= inWork(undefined, sendAll).finally(() => (sending = undefined))
    return sending
  }
  const timer: Cancel = every(SEND_MS, () => void flush())
  const tracer = createTracer({
    share: tracing.share,
    onEnd(span) {
      if (waiting.length >= MOST) spans.add({ result: 'dropped' })
      else if (waiting.push(span) === BATCH) void flush()
    },
  })
  return {
    name: 'tracing',
    tracer,
    async stop() {
      timer()
      const sent = flush().then(() => true)
      if (await within(stopMs, sent)) return
      spans.add({ result: 'dropped' }, waiting.splice(0).length)
      throw new Error('the collector took too long')
    },
  }
}

/** Sends spans to the collector and counts them; a failure is logged, and its spans are dropped. */
function createSending(
  { serviceName, collector }: TracingConfig,
  { log, spans }: Pick<TracingDeps, 'log'> & { readonly spans: CounterOf<SpanLabels> },
): (batch: readonly FinishedSpan[]) => Promise<void> {
  const resource = { 'service.name': serviceName, 'host.name': hostname(), 'process.pid': process.pid }
  const loaded = Promise.all([import('./otlp.ts'), import('./send-spans.ts')])
  const sender = loaded.then(([, { createSender }]) => createSender(collector))
  let failures = 0
  return async (batch) => {
    const [[{ otlpOf }], send] = await Promise.all([loaded, sender])
    await send(otlpOf(batch, resource)).then(
      () => {
        failures = 0
        spans.add({ result: 'sent' }, batch.length)
      },
      (error: unknown) => {
        spans.add({ result: 'dropped' }, batch.length)
        if (failures % WARN_EVERY === 0) log.warn({ err: error }, 'spans could not be sent')
        failures += 1
      },
    )
  }
}
