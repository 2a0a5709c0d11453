import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Bed kunden om en pinkode',
  'handover.ask-hint':
    'Vi vælger 4 tilfældige cifre, du giver dem videre, og buddet afleverer kun til den, der kan sige dem.',
  'handover.ask-yes': 'Ja, ved døren',
  'handover.pin': 'Pinkode til kunden',
  'handover.pin-hint':
    'Giv den videre, eller del linket: den vises også dér. Buddet kender den ikke og spørger om den ved døren.',
  'handover.pin-missing': 'Pakken afleveres mod pinkode. Spørg kunden om den.',
  'handover.pin-wrong': 'Pinkoden er forkert. Forsøg tilbage: {tries_left}.',
  'handover.pin-locked': 'Pinkoden var forkert for mange gange. Butikken spørges om, hvad der skal ske.',
  'decision.cause.WRONG_PIN': 'Pinkoden ved døren var forkert for mange gange',
} as const satisfies AreaOf<typeof source>
