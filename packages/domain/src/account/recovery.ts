/** A link that confirms a registration is good for a day, and once. */
export const LINK_HOURS = 24
/** A code for a new password: six digits, a quarter of an hour, five tries. */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
export const INVITATION_DAYS = 7

/** Six digits as they may be typed or pasted; undefined when it cannot be a code. */
export function codeFrom(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/gu, '')
  return digits.length === CODE_DIGITS && /^\d+$/u.test(digits) ? digits : undefined
}
