import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Der findes allerede en virksomhed med den kode.',
  'error.flag-unknown': 'Det flag findes ikke.',
  'error.parameter-invalid': 'Værdien er ugyldig for indstillingen.',
  'error.account-not-found': 'Den konto findes ikke.',
  'error.platform-vendor': 'En af virksomhederne findes ikke i dette land.',
  'error.service-hours-format': 'formatet skal være dddd:dddd (0000:2359 for hele døgnet)',
  'error.service-hours-range': 'åbningstiderne skal ligge mellem 0 og 2359',
  'flags.unavailable': 'Nogle indstillinger kunne ikke indlæses, så dele af portalen kan mangle foreløbig.',
  'error.text-unknown': 'Teksten findes ikke på dette sprog.',
  'error.text-invalid': 'Den tekst kan ikke stå der.',
  'text.fault.empty': 'Teksten må ikke være tom og må ikke begynde eller slutte med mellemrum.',
  'text.fault.placeholders': 'I krøllede parenteser skal der stå de samme navne som i den engelske tekst.',
  'text.fault.marks': 'Teksten må ikke indeholde opmærkning eller styretegn.',
  'text.fault.long': 'Teksten er for lang til sin plads.',
} as const satisfies AreaOf<typeof source>
