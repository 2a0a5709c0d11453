import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Fråga kunden efter en pinkod',
  'handover.ask-hint':
    'Vi slumpar fram 4 siffror, du lämnar dem vidare, och budet lämnar bara ut paketet till den som kan säga dem.',
  'handover.ask-yes': 'Ja, vid dörren',
  'handover.pin': 'Pinkod till kunden',
  'handover.pin-hint':
    'Lämna den vidare, eller dela länken: den visas där också. Budet känner inte till den och frågar efter den vid dörren.',
  'handover.pin-missing': 'Det här paketet lämnas ut mot en pinkod. Fråga kunden efter den.',
  'handover.pin-wrong': 'Det är inte rätt pinkod. Försök kvar: {tries_left}.',
  'handover.pin-locked': 'Pinkoden var fel för många gånger. Butiken tillfrågas om vad som ska göras.',
  'decision.cause.WRONG_PIN': 'Pinkoden vid dörren var fel för många gånger',
} as const satisfies AreaOf<typeof source>
