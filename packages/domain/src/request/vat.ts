/** Violations of the VAT number of a business customer. */
export type VatViolation = 'vat-length' | 'vat-invalid'

const VAT_LENGTH = 8

/** Returns undefined for no number, and for eight letters or digits. */
export function vatViolation(text: string): VatViolation | undefined {
  const number = text.trim()
  if (number === '') return undefined
  if (number.length !== VAT_LENGTH) return 'vat-length'
  return /^[A-Za-z0-9]+$/.test(number) ? undefined : 'vat-invalid'
}
