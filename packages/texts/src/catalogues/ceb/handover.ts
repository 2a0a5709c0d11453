import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Mangayo og PIN sa customer',
  'handover.ask-hint':
    'Maghimo mi og 4 ka numero, ihatag nimo sa customer, ug sa makasulti ra ani itunol sa rider ang parcel.',
  'handover.ask-yes': 'Oo, sa pultahan',
  'handover.pin': 'PIN para sa customer',
  'handover.pin-hint':
    'Palihug ihatag ni sa customer, o i-share ang link: naa sab ni didto. Wala kahibalo ani ang rider, ug pangayoon niya ni sa pultahan.',
  'handover.pin-missing': 'Naay PIN ang pagtunol ani nga parcel. Palihug pangayoa sa customer.',
  'handover.pin-wrong': 'Dili mao ang PIN. Nahibilin nga sulay: {tries_left}.',
  'handover.pin-locked': 'Pila na ka beses nga sayop ang PIN. Gipangutana ang shop kung unsay buhaton.',
  'decision.cause.WRONG_PIN': 'Pila ka beses nga sayop ang PIN sa pultahan',
} as const satisfies AreaOf<typeof source>
