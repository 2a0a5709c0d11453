import { type CarriedWork, carriedWork, type Work, workOf } from '../tracing/work.ts'

/** The part of the stored data that is not the handler's. */
const KEY = '_work'

/** Adds the present request to the data of a job. */
export function withWork<T extends object>(data: T): T {
  const carried = carriedWork()
  return workOf(carried) ? { ...data, [KEY]: carried } : data
}

/** Takes the request from the data of a job. */
export function withoutWork(stored: object): { readonly work: Work | undefined; readonly data: object } {
  if (!(KEY in stored)) return { work: undefined, data: stored }
  const { [KEY]: carried, ...data } = stored
  // `withWork` has written it.
  return { work: workOf(carried as CarriedWork), data }
}
