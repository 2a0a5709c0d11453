/** `test` keys belong to the test mode of a business: no real rider, no money, no message to a person. */
export type KeyMode = 'live' | 'test'

const BASE = 62
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 30
/** 62 to the power of 6 is more than 2 to the power of 32. */
const CHECKSUM_LENGTH = 6
const LAST_SHOWN = 4

/** Source of a regular expression that finds keys in any text, for scanners of secrets. */
export const KEY_PATTERN = String.raw`\bbkn_(?:live|test)_[0-9A-Za-z]{36}\b`

const whole = /^bkn_(live|test)_[0-9A-Za-z]{36}$/

/** Beginning of every key. */
export const KEY_PREFIX = 'bkn_'

/** Makes a key. `random` answers an unpredictable integer from 0 to below its argument, each equally likely. */
export function makeKey(mode: KeyMode, random: (below: number) => number): string {
  const letters = Array.from({ length: RANDOM_LENGTH }, () => digits.charAt(random(BASE)))
  const body = `${KEY_PREFIX}${mode}_${letters.join('')}`
  return body + checksumOf(body)
}

/** Mode of a key whose form and checksum are right; undefined for a mistyped or cut one. Needs no list of keys. */
export function modeOfKey(text: string): KeyMode | undefined {
  const mode = whole.exec(text)?.[1]
  const isComplete = text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH))
  return isComplete && (mode === 'live' || mode === 'test') ? mode : undefined
}

/** The characters that a list shows, so that its owner finds a key. */
export const lastOfKey = (key: string): string => key.slice(-LAST_SHOWN)

/** CRC-32 (ISO 3309, as in zip and PNG) in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let at = 0; at < CHECKSUM_LENGTH; at += 1) {
    written = digits.charAt(rest % BASE) + written
    rest = Math.floor(rest / BASE)
  }
  return written
}

const POLYNOMIAL = 0xed_b8_83_20

/** Of ASCII text. */
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at)
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
