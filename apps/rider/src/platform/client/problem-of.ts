import type { CallError } from '@beckon/contract/client'

/** A failed call for the rider: the key of its text, and the values that the text names. */
export interface CallProblem {
  readonly key: string
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

const plain = (key: string): CallProblem => ({ key, code: key, values: {} })

/** Returns the text of a failed call. */
export function problemOf(error: CallError): CallProblem {
  switch (error.kind) {
    case 'offline':
      return plain('error.offline')
    case 'broken':
      return plain(error.status === 503 ? 'error.unavailable' : 'error.unexpected')
    case 'aborted':
      return plain('error.unexpected')
    case 'refused': {
      const [violation] = error.failure.errors
      if (!violation) return plain('error.unexpected')
      const { translation_key: key, ...meta } = violation.meta
      return { key, code: violation.code, values: textValues(meta) }
    }
  }
}

/** Returns the values that a text can name. */
export const textValues = (meta: Readonly<Record<string, unknown>>): CallProblem['values'] =>
  Object.fromEntries(
    Object.entries(meta).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
