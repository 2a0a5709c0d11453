import type { CallError } from './create-client.ts'

/** A failed call for people: the key of its text, its code, and the further fields of the answer. */
export interface CallProblem {
  readonly key: string
  readonly code: string
  /** Keys of texts by the name of the field that is wrong. */
  readonly fields: Readonly<Record<string, string>>
  /** Further fields of the answer, for a text with placeholders or a screen that needs more. */
  readonly meta: Readonly<Record<string, unknown>>
}

const plain = (key: string): CallProblem => ({ key, code: key, fields: {}, meta: {} })

/** Returns the text of a failed call, under the key that the service sent. */
export function callProblem(error: CallError): CallProblem {
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
      const { translation_key: key, fields = {}, ...meta } = violation.meta
      return { key, code: violation.code, fields, meta }
    }
  }
}

/** Returns the values that a text can name. */
export const textValues = (
  meta: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(meta).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
