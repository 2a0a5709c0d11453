import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Kysy asiakkaalta PIN-koodi',
  'handover.ask-hint':
    'Arvomme 4 numeroa, jotka kerrot asiakkaalle. Lähetti luovuttaa paketin vain sille, joka sanoo ne.',
  'handover.ask-yes': 'Kyllä, ovella',
  'handover.pin': 'PIN-koodi asiakkaalle',
  'handover.pin-hint':
    'Kerro koodi asiakkaalle tai jaa linkki, jossa se myös näkyy. Lähetti ei tiedä sitä ja kysyy sen ovella.',
  'handover.pin-missing': 'Tämä paketti luovutetaan PIN-koodia vastaan. Kysy koodi asiakkaalta.',
  'handover.pin-wrong': 'PIN-koodi on väärä. Yrityskertoja jäljellä: {tries_left}.',
  'handover.pin-locked': 'PIN-koodi oli väärin liian monta kertaa. Liikkeeltä kysytään, mitä tehdään.',
  'decision.cause.WRONG_PIN': 'PIN-koodi oli ovella väärin liian monta kertaa',
} as const satisfies AreaOf<typeof source>
