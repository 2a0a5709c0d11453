import { type ErrorCode, errorCodes } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { catalogues } from '@beckon/texts/catalogues'
import { expect, it } from 'vitest'
import { givesReason, problemOf } from './problem-of.ts'

const english: Readonly<Record<string, string>> = catalogues.en

const refused = (key: string): CallError => ({
  kind: 'refused',
  status: 400,
  failure: { errors: [{ code: key, message: '', meta: { translation_key: key } }], request_id: 'x' },
})

it('shows no text of signing in for any failure of another call', () => {
  const ofSignIn = Object.entries(english).filter(([, text]) => text.startsWith('Failed to login.'))
  expect(ofSignIn).toHaveLength(17)
  const shown = ofSignIn.map(([key]) => english[problemOf(refused(key)).key])
  for (const text of shown) {
    expect(text).toBeDefined()
    expect(text).not.toMatch(/^Failed to login\./u)
  }
})

it.each<[CallError, string, boolean]>([
  [{ kind: 'offline' }, 'error.offline', true],
  [{ kind: 'broken', status: 200 }, 'error.unexpected', false],
  [{ kind: 'broken', status: 502 }, 'error.unexpected', false],
  [{ kind: 'broken', status: 503 }, 'error.unavailable', false],
  [refused('auth.internal-error'), 'error.unexpected', false],
  [refused('auth.too-many-requests'), 'error.too-many-requests', true],
  [refused('register.error.email-taken'), 'register.error.email-taken', true],
])('shows %o as %s, and a reason of its own: %s', (error, key, hasReason) => {
  expect(problemOf(error).key).toBe(key)
  expect(givesReason(error)).toBe(hasReason)
})

it('keeps the code and the wait of a failure under its general text', () => {
  const code = 'auth.too-many-requests' satisfies ErrorCode
  const error: CallError = {
    kind: 'refused',
    status: errorCodes[code].status,
    failure: {
      errors: [{ code, message: '', meta: { translation_key: errorCodes[code].key, retry_after: 60 } }],
      request_id: 'x',
    },
  }
  expect(problemOf(error)).toMatchObject({ code, meta: { retry_after: 60 } })
})
