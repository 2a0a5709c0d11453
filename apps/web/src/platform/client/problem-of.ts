import type { ErrorCode } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'

/** What to tell people about a failure: the key of a text, and the faults by field. */
export interface CallProblem {
  readonly key: string
  readonly code: string
  /** Texts' keys by the name of the field. */
  readonly fields: Readonly<Record<string, string>>
  /** What else the service said, for a text with placeholders or a screen that needs more. */
  readonly meta: Readonly<Record<string, unknown>>
}

const plain = (key: string): CallProblem => ({ key, code: key, fields: {}, meta: {} })

export function problemOf(error: CallError): CallProblem {
  switch (error.kind) {
    case 'offline':
      return plain('error.offline')
    case 'broken':
      return plain(error.status === 503 ? 'error.unavailable' : 'error.unexpected')
    case 'aborted':
      return plain('error.unexpected')
    case 'refused': {
      const [fault] = error.failure.errors
      if (!fault) return plain('error.unexpected')
      const { translation_key: key, fields = {}, ...meta } = fault.meta
      return { key, code: fault.code, fields, meta }
    }
  }
}

/** Whether it was refused for just that. */
export const isRefusedFor = (error: CallError | null, code: ErrorCode): boolean =>
  error !== null && problemOf(error).code === code
