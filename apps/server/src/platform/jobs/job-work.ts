import { type CarriedWork, type Work, workOf } from '../tracing/work.ts'

/** The part of the stored data that is not the handler's. */
const KEY = '_work'

/** Adds the request to the data of a job. */
export function withWork<T extends object>(data: T, carried: CarriedWork | undefined): T {
  return carried?.request_id || carried?.traceparent ? { ...data, [KEY]: carried } : data
}

/** Takes the request from the data of a job. */
export function withoutWork(stored: object): { readonly work: Work | undefined; readonly data: object } {
  if (!(KEY in stored)) return { work: undefined, data: stored }
  const { [KEY]: carried, ...data } = stored
  // `withWork` has written it.
  return { work: workOf(carried as CarriedWork), data }
}
