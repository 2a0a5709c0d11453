import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Be kunden om en PIN-kode',
  'handover.ask-hint':
    'Vi velger 4 tilfeldige sifre, du gir dem videre, og budet leverer bare til den som kan oppgi dem.',
  'handover.ask-yes': 'Ja, ved døren',
  'handover.pin': 'PIN-kode til kunden',
  'handover.pin-hint':
    'Gi den videre, eller del lenken: den vises der også. Budet kjenner den ikke og spør om den ved døren.',
  'handover.pin-missing': 'Denne pakken leveres mot PIN-kode. Spør kunden om den.',
  'handover.pin-wrong': 'Det er ikke riktig PIN-kode. Gjenstående forsøk: {tries_left}.',
  'handover.pin-locked': 'PIN-koden var feil for mange ganger. Butikken blir spurt om hva som skal gjøres.',
  'decision.cause.WRONG_PIN': 'PIN-koden ved døren var feil for mange ganger',
} as const satisfies AreaOf<typeof source>
