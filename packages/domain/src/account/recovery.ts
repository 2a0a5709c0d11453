import { RESET_CODE_DIGITS } from '../limits/index.ts'

/** Six digits as they may be typed or pasted; undefined when it cannot be a code. */
export function codeFrom(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/gu, '')
  return digits.length === RESET_CODE_DIGITS && /^\d+$/u.test(digits) ? digits : undefined
}
