/** Capital letters and digits, as it is kept and compared: people type spaces and small letters. */
export const voucherCodePattern = /^[A-Z0-9-]{4,24}$/

/** Normalises a typed code; undefined where it cannot be one. */
export function voucherCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replace(/\s+/gu, '').toUpperCase()
  return voucherCodePattern.test(code) ? code : undefined
}

/** The beginning of a code, enough to recognise it and not to use it. */
export const codeInPart = (code: string): string =>
  `${code.slice(0, Math.min(3, Math.floor(code.length / 2)))}…`
