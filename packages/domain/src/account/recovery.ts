import { RESET_CODE_DIGITS } from '../limits/index.ts'

/** The digits of a code as they may be typed or pasted, six by default; undefined when it cannot be a code. */
export function codeFrom(typed: string, length: number = RESET_CODE_DIGITS): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/gu, '')
  return digits.length === length && /^\d+$/u.test(digits) ? digits : undefined
}
