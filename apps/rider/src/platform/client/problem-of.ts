import { type CallError, callProblem, textValues } from '@beckon/contract/client'

/** A failed call for the rider: the key of its text, and the values that the text names. */
export interface CallProblem {
  readonly key: string
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Returns the text of a failed call. */
export function problemOf(error: CallError): CallProblem {
  const { key, code, meta } = callProblem(error)
  return { key, code, values: textValues(meta) }
}
