/** No character of a signature. */
const SEPARATOR = '~'

/** The id of a quote for programs: the signature of its fee, and with a voucher that of the lower one. */
export const quoteIdOf = (signature: string, lowered?: string): string =>
  lowered === undefined ? signature : `${signature}${SEPARATOR}${lowered}`

/** The signatures of a quote. */
export function signaturesIn(id: string): { readonly whole: string; readonly lowered?: string } {
  const at = id.indexOf(SEPARATOR)
  return at === -1 ? { whole: id } : { whole: id.slice(0, at), lowered: id.slice(at + 1) }
}
