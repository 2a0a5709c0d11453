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
  'error.text-unknown': 'Teksten finnes ikke på dette språket.',
  'error.text-invalid': 'Den teksten kan ikke stå der.',
  'text.fault.empty': 'Teksten kan ikke være tom, og den kan ikke begynne eller slutte med mellomrom.',
  'text.fault.placeholders': 'I krøllparentesene må det stå de samme navnene som i den engelske teksten.',
  'text.fault.marks': 'Teksten kan ikke inneholde oppmerking eller kontrolltegn.',
  'text.fault.long': 'Teksten er for lang for plassen sin.',
} as const satisfies AreaOf<typeof source>
