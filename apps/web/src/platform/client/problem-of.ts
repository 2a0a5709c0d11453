import type { ErrorCode } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import type { TextKey } from '@beckon/texts'

/** A failure for users: the key of its text, and the violations by field. */
export interface CallProblem {
  readonly key: string
  readonly code: string
  /** Texts' keys by the name of the field. */
  readonly fields: Readonly<Record<string, string>>
  /** Further fields of the answer, for a text with placeholders or a screen that needs more. */
  readonly meta: Readonly<Record<string, unknown>>
}

const plain = (key: string): CallProblem => ({ key, code: key, fields: {}, meta: {} })

/** Texts to use outside of the login, where those of the login ("Failed to login. …") do not fit. */
const outsideSignIn: Readonly<Record<string, TextKey>> = {
  'auth.too-many-requests': 'error.too-many-requests',
  'auth.invalid-parameter': 'error.request-invalid',
  'auth.internal-error': 'error.unexpected',
  'auth.unexpected': 'error.unexpected',
  'auth.invalid-response': 'error.unexpected',
  'auth.pool-invalid': 'error.unexpected',
  'auth.resource-not-found': 'error.not-found',
  'auth.user-not-found': 'error.not-found',
  'auth.role-access': 'auth.forbidden',
  'auth.user-not-confirmed': 'auth.forbidden',
  'auth.user-not-validated': 'auth.forbidden',
  'auth.password-reset-required': 'auth.forbidden',
  'auth.password-invalid': 'password.present-wrong',
  'auth.code-delivery-failed': 'error.message-not-sent',
  'auth.code-invalid': 'error.code-invalid',
  'auth.email-invalid': 'login.email-invalid',
  'auth.username-exists': 'register.error.email-taken',
}

/** Returns the text of a failure, except at login. */
export function problemOf(error: CallError): CallProblem {
  const problem = problemInAnswer(error)
  return { ...problem, key: outsideSignIn[problem.key] ?? problem.key }
}

/**
 * Returns whether the answer has a reason of its own; without one the caller's text is more specific than a general
 * one.
 */
export const givesReason = (error: CallError): boolean =>
  error.kind === 'offline' || (error.kind === 'refused' && problemOf(error).key !== 'error.unexpected')

/** The failure under the key that the service sent: only signing in shows every one of them. */
export function problemInAnswer(error: CallError): CallProblem {
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

/** Whether it was refused for just that. */
export const isRefusedFor = (error: CallError | null, code: ErrorCode): boolean =>
  error !== null && problemOf(error).code === code
