import type { CallError } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { isRefusedFor } from '../../platform/client/index.ts'
import { authProblemOf, valuesOf, waitOf } from './auth-problem.ts'

const refused = (code: string, key: string, meta: object = {}): CallError => ({
  kind: 'refused',
  status: 400,
  failure: { errors: [{ code, message: '', meta: { translation_key: key, ...meta } }], request_id: 'x' },
})

it.each<[CallError, string]>([
  [{ kind: 'offline' }, 'auth.offline'],
  [{ kind: 'broken', status: 200 }, 'auth.invalid-response'],
  [{ kind: 'broken', status: 404 }, 'auth.resource-not-found'],
  [{ kind: 'broken', status: 502 }, 'auth.unexpected'],
  [refused('auth.password-invalid', 'auth.password-invalid'), 'auth.password-invalid'],
])('%o is shown as %s', (error, key) => expect(authProblemOf(error).key).toBe(key))

it('the waiting time and the values of a text are read from the failure', () => {
  const problem = authProblemOf(refused('x', 'x', { retry_after: 30, vendorCode: 'hu-1', fields: {} }))
  expect(waitOf(problem)).toBe(30)
  expect(valuesOf(problem)).toEqual({ retry_after: 30, vendorCode: 'hu-1' })
  expect(waitOf(authProblemOf(refused('x', 'x')))).toBeUndefined()
})

it('one refusal is distinguished from others, and from no failure', () => {
  const wrong = refused('auth.password-invalid', 'auth.password-invalid')
  expect(isRefusedFor(wrong, 'auth.password-invalid')).toBe(true)
  expect(isRefusedFor(wrong, 'auth.code-invalid')).toBe(false)
  expect(isRefusedFor(null, 'auth.password-invalid')).toBe(false)
})
