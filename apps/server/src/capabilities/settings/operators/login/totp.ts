import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SECOND_FACTOR_DIGITS, SECOND_FACTOR_SECONDS } from '@beckon/domain/limits'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SECRET_BYTES = 20
/** Steps before and after the present one whose codes are taken: clocks of phones differ. */
const DRIFT = 1

/** A secret of 160 bits in base32, as apps take it (RFC 4226). */
export const newSecret = (): string => base32(randomBytes(SECRET_BYTES))

export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / SECOND_FACTOR_SECONDS)

/** The code of a time step (RFC 6238 with SHA-1, which every app has). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(at) & 0x7fff_ffff
  return String(number % 10 ** SECOND_FACTOR_DIGITS).padStart(SECOND_FACTOR_DIGITS, '0')
}

/** The time step of a code; undefined for a wrong one, and for steps up to `used`, whose codes may have been seen. */
export function stepOfCode(secret: string, code: string, now: Date, used: number | null): number | undefined {
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => stepAt(now) - DRIFT + at)
  // Every code is compared, so that the time does not reveal the step.
  const right = steps.filter((step) => isSame(codeOf(secret, step), code))
  return right.find((step) => used === null || step > used)
}

function isSame(code: string, typed: string): boolean {
  const [a, b] = [Buffer.from(code), Buffer.from(typed)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** For the QR code that an app reads. */
export function uriOf(secret: string, email: string, issuer: string): string {
  const label = encodeURIComponent(`${issuer}:${email}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
