import { AsyncLocalStorage } from 'node:async_hooks'
import { parseTraceparent, type TraceContext, traceparentOf } from './traceparent.ts'

/** The request that the running code works for, also in a job or a message that came of it. */
export interface Work {
  readonly requestId: string | undefined
  /** Without tracing: the one that the caller sent, which is handed on. */
  readonly trace: TraceContext | undefined
}

const storage = new AsyncLocalStorage<Work | undefined>()

export const currentWork = (): Work | undefined => storage.getStore()

/** Runs for a request, or for none: a loop does not belong to the request that woke it. */
export const inWork = <T>(work: Work | undefined, run: () => T): T => storage.run(work, run)

/** The request as a row or a message keeps it. */
export interface CarriedWork {
  readonly request_id: string | null
  readonly traceparent: string | null
}

/** The present work as a row keeps it. */
export function carriedWork(): CarriedWork {
  const { requestId, trace } = currentWork() ?? {}
  return { request_id: requestId ?? null, traceparent: trace ? traceparentOf(trace) : null }
}

/** Undefined where nothing was kept. */
export function workOf({ request_id: requestId, traceparent }: Partial<CarriedWork>): Work | undefined {
  if (!requestId && !traceparent) return undefined
  return { requestId: requestId ?? undefined, trace: parseTraceparent(traceparent) }
}

/** The headers of a request to another service. */
export function workHeaders(): Record<string, string> {
  const { request_id: requestId, traceparent } = carriedWork()
  return {
    ...(requestId === null ? {} : { 'x-request-id': requestId }),
    ...(traceparent === null ? {} : { traceparent }),
  }
}
