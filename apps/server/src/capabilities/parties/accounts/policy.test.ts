import { expect, it } from 'vitest'
import { signInViolation } from './policy.ts'

const at = new Date(0)
const fine = { confirmed_at: at, disabled_at: null, password_reset_required: false }

it.each([
  [{}, false, undefined],
  [{ confirmed_at: null }, false, 'auth.user-not-confirmed'],
  [{ disabled_at: at }, false, 'auth.role-access'],
  [{ password_reset_required: true }, false, 'auth.password-reset-required'],
  [{}, true, 'auth.user-not-validated'],
  [{ confirmed_at: null, disabled_at: at }, true, 'auth.user-not-confirmed'],
] as const)('with %o, vendors closed %s: %s', (change, areVendorsClosed, code) =>
  expect(signInViolation({ ...fine, ...change }, { areVendorsClosed })).toBe(code),
)
