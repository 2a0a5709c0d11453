import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled': 'Vi kunde inte ta reda på om du kan betala online. Försök igen.',
  'error.payment.init': 'Det blev ett problem med betalningen. Försök igen.',
  'error.payment.intent-creation': 'Vi kunde inte starta betalningen. Försök igen.',
  'error.payment.off': 'Det går inte att betala online just nu. Välj ett annat betalningssätt.',
  'error.payment.wallet': 'Din betalningssession har avslutats. Försök igen.',
  'error.payment.not-found': 'Vi hittade inte den betalningen.',
  'error.payment.over': 'Betalningen är avslutad. Börja om.',
  'error.payment.under-way': 'Betalningen bearbetas fortfarande. Vänta en stund.',
  'error.card-not-found': 'Vi hittade inte det kortet.',
  'error.card-expired': 'Kortet har gått ut. Välj ett annat.',
  'error.edit-paid':
    'Ordern är betald online. För att skicka den någonstans som kostar mer, avbeställ den och beställ på nytt.',
  'error.settlement-nothing': 'Det finns inga kontanter att redovisa.',
} as const satisfies AreaOf<typeof source>
