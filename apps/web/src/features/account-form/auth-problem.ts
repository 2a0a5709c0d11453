import { type CallError, callProblem, type CallProblem, textValues } from '@beckon/contract/client'

const plain = (key: string): CallProblem => ({ key, code: key, fields: {}, meta: {} })

/** Why signing in failed, as `auth.{message}`, also where the answer is not the service's. Nothing else may use it. */
export function authProblemOf(error: CallError): CallProblem {
  if (error.kind === 'offline') return plain('auth.offline')
  if (error.kind !== 'broken') return callProblem(error)
  if (error.status >= 200 && error.status < 300) return plain('auth.invalid-response')
  return plain(error.status === 404 ? 'auth.resource-not-found' : 'auth.unexpected')
}

/** Returns the seconds to wait before the next attempt; undefined without any. */
export function waitOf({ meta }: CallProblem): number | undefined {
  const { retry_after: wait } = meta
  return typeof wait === 'number' && wait > 0 ? wait : undefined
}

/** Returns the values of a failure for its text. */
export const valuesOf = ({ meta }: CallProblem) => textValues(meta)
