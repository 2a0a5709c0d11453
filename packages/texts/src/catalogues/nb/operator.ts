import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Det finnes allerede en bedrift med den koden.',
  'error.flag-unknown': 'Det flagget finnes ikke.',
  'error.parameter-invalid': 'Verdien er ugyldig for innstillingen.',
  'error.account-not-found': 'Den kontoen finnes ikke.',
  'error.platform-vendor': 'En av bedriftene finnes ikke i dette landet.',
  'error.service-hours-format': 'formatet må være dddd:dddd (0000:2359 for hele døgnet)',
  'error.service-hours-range': 'åpningstidene må ligge mellom 0 og 2359',
  'flags.unavailable': 'Noen innstillinger kunne ikke lastes, så deler av portalen kan mangle foreløpig.',
} as const satisfies AreaOf<typeof source>
