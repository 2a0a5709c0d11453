/** Violations of the VAT number of a business customer; the English texts are the specification's. */
export const vatViolations = {
  'vat-length': 'Your VAT number should be 8 characters, please check again.',
  'vat-invalid': 'Your VAT number is invalid, please check again.',
} as const

export type VatViolation = keyof typeof vatViolations

const VAT_LENGTH = 8

/** None is given: fine. Else eight letters or digits. */
export function vatViolation(text: string): VatViolation | undefined {
  const number = text.trim()
  if (number === '') return undefined
  if (number.length !== VAT_LENGTH) return 'vat-length'
  return /^[A-Za-z0-9]+$/.test(number) ? undefined : 'vat-invalid'
}
