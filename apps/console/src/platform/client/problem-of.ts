import { type CallError, callProblem, textValues } from '@beckon/contract/client'

/** A failed call for the operator: the key of its text, and the values that the text names. */
export interface CallProblem {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Returns the text of a failed call: the reason of a field that the console has a text for, else that of the whole call. */
export function problemOf(error: CallError): CallProblem {
  const { key, fields, meta } = callProblem(error)
  const reason = Object.values(fields).find((text) => text.startsWith('console.'))
  return { key: reason ?? key, values: textValues(meta) }
}
