import { getRandomValues } from 'node:crypto'
import { systemClock } from '../clock.ts'
import { currentWork, inWork, type Work } from './work.ts'
import type { TraceContext } from './traceparent.ts'

/** As OTLP numbers them. */
export const spanKinds = { server: 2, client: 3, producer: 4, consumer: 5 } as const

export type Attributes = Readonly<Record<string, string | number>>

export interface SpanOptions {
  readonly name: string
  readonly kind: keyof typeof spanKinds
  /** A new trace begins where absent. */
  readonly parent: TraceContext | undefined
  /** No personal data: ids, templates and codes. */
  readonly attributes: Attributes
}

export interface Span {
  readonly context: TraceContext
  /** Ends the span once; later calls are ignored. */
  end(result?: { readonly error?: string | undefined; readonly attributes?: Attributes }): void
}

export interface FinishedSpan extends SpanOptions {
  readonly context: TraceContext
  /** Milliseconds since 1970. */
  readonly begunAt: number
  readonly endedAt: number
  readonly error: string | undefined
}

/** Makes spans by hand. Undefined in place of one: tracing is off. */
export interface Tracer {
  start(options: SpanOptions): Span
}

export interface TracerSettings {
  /** Share of the traces that are kept, from 0 to 1. */
  readonly share: number
  readonly onEnd: (span: FinishedSpan) => void
}

export function createTracer({ share, onEnd }: TracerSettings): Tracer {
  const now = createWatch()
  return {
    start(options) {
      const { parent } = options
      const traceId = parent?.traceId ?? randomHex(16)
      const isSampled = parent?.isSampled !== false && isWithin(share, traceId)
      const context = { traceId, spanId: randomHex(8), isSampled }
      if (!isSampled) return { context, end: () => undefined }
      const begunAt = now()
      let isOpen = true
      return {
        context,
        end({ error, attributes } = {}) {
          if (!isOpen) return
          isOpen = false
          const all = attributes ? { ...options.attributes, ...attributes } : options.attributes
          onEnd({ ...options, attributes: all, context, begunAt, endedAt: now(), error })
        },
      }
    },
  }
}

/** Decided by the id, so that every process keeps the same traces. */
const isWithin = (share: number, traceId: string): boolean =>
  share >= 1 || Number.parseInt(traceId.slice(18), 16) / 2 ** 56 < share

/** Runs within a span, for the request of `work`. Without a tracer only the work is handed on. */
export async function inSpan<T>(
  tracer: Tracer | undefined,
  { work, ...options }: Omit<SpanOptions, 'parent'> & { readonly work: Work | undefined },
  run: () => Promise<T>,
): Promise<T> {
  if (!tracer) return inWork(work, run)
  const span = tracer.start({ ...options, parent: work?.trace })
  return inWork({ requestId: work?.requestId, trace: span.context }, async () => {
    try {
      const result = await run()
      span.end()
      return result
    } catch (error) {
      span.end({ error: nameOf(error) })
      throw error
    }
  })
}

/** The class, and the code of the database: the message may quote what people typed. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}

/** Starts a span below that of the present work; undefined where that is not traced. */
export function startWithin(
  tracer: Tracer | undefined,
  options: () => Omit<SpanOptions, 'parent'>,
): Span | undefined {
  const parent = tracer && currentWork()?.trace
  return parent?.isSampled ? tracer?.start({ ...options(), parent }) : undefined
}

const ANCHOR_MS = 60_000

/** Reads a clock of microseconds that follows the corrections of the system's. */
function createWatch(): () => number {
  let anchored = Number.NEGATIVE_INFINITY
  let offset = 0
  return () => {
    const at = performance.now()
    if (at - anchored > ANCHOR_MS) {
      anchored = at
      offset = systemClock.now().getTime() - at
    }
    return offset + at
  }
}

const pool = Buffer.alloc(8192)
let used = pool.length

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    getRandomValues(pool)
    used = 0
  }
  used += bytes
  return pool.toString('hex', used - bytes, used)
}
