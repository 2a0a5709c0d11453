import { describe, expect, it } from 'vitest'
import { base32, codeOf, newSecret, stepAt, stepOfCode, uriOf } from './totp.ts'

/** The secret and the times of RFC 6238, appendix B; its codes have eight digits, of which ours are the last six. */
const secret = base32(Buffer.from('12345678901234567890'))

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d of RFC 6238 is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

it('a new secret has 160 bits and is never the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/u)
  expect(newSecret()).not.toBe(newSecret())
})

describe('stepOfCode', () => {
  const now = new Date('2030-06-15T10:00:05Z')
  const step = stepAt(now)

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('takes the code of %d steps from now: %s', (drift, isTaken) => {
    expect(stepOfCode(secret, codeOf(secret, step + drift), now, null) === step + drift).toBe(isTaken)
  })

  it('refuses the code of a step that was used, and of the steps before it', () => {
    expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeUndefined()
    expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeUndefined()
    expect(stepOfCode(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1)
  })

  it.each(['', '12345', '1234567', 'abcdef', '۱۲۳۴۵۶'])('refuses %j', (code) => {
    expect(stepOfCode(secret, code, now, null)).toBeUndefined()
  })
})

it('the address for a QR code names issuer and account', () => {
  expect(uriOf('ABC', 'ana@example.test', 'Tuk & Co')).toBe(
    'otpauth://totp/Tuk%20%26%20Co%3Aana%40example.test?secret=ABC&issuer=Tuk%20%26%20Co',
  )
})
