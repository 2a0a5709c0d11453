import type { ErrorCode } from '@beckon/contract'
import { type CallError, callProblem, type CallProblem } from '@beckon/contract/client'
import type { TextKey } from '@beckon/texts'

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
  const problem = callProblem(error)
  return { ...problem, key: outsideSignIn[problem.key] ?? problem.key }
}

/**
 * Returns whether the answer has a reason of its own; without one the caller's text is more specific than a general
 * one.
 */
export const givesReason = (error: CallError): boolean =>
  error.kind === 'offline' || (error.kind === 'refused' && problemOf(error).key !== 'error.unexpected')

/** Whether it was refused for just that. */
export const isRefusedFor = (error: CallError | null, code: ErrorCode): boolean =>
  error !== null && problemOf(error).code === code
