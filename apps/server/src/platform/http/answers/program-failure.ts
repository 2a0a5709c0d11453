import {
  type ErrorCode,
  programErrorOf,
  programErrors,
  programFields,
  type ProgramFailure,
} from '@beckon/contract'
import type { Refusal } from '../../refusal.ts'

/** Whether a request is one of a program: its failures have a shape of their own. */
export const isOfProgram = (url: string): boolean => /^\/api\/v1(?:[/?]|$)/u.test(url)

interface Failed {
  readonly status: number
  readonly body: ProgramFailure
}

/** A refusal as programs read it. A code that the catalogue does not have is a mistake of ours. */
export function programFailureOf({ refused, meta = {} }: Refusal, requestId: string): Failed {
  const code = programErrorOf(refused) ?? 'server.unexpected'
  const { status, meaning: message, action } = programErrors[code]
  const { fields, retry_after: retryAfter } = meta
  const error = {
    ...{ code, message, action },
    ...(isFields(fields)
      ? { fields: programFields(fields, refused === ('order.invalid' satisfies ErrorCode)) }
      : {}),
    ...(typeof retryAfter === 'number' ? { retry_after: Math.ceil(retryAfter) } : {}),
  }
  return { status, body: { error, request_id: requestId } }
}

const isFields = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
