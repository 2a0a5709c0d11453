import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Να ζητηθεί PIN από τον πελάτη',
  'handover.ask-hint':
    'Βγάζουμε 4 ψηφία, τα δίνετε στον πελάτη, και ο διανομέας παραδίδει μόνο σε όποιον τα πει.',
  'handover.ask-yes': 'Ναι, στην πόρτα',
  'handover.pin': 'PIN για τον πελάτη',
  'handover.pin-hint':
    'Δώστε το στον πελάτη ή κοινοποιήστε τον σύνδεσμο: φαίνεται και εκεί. Ο διανομέας δεν το γνωρίζει και το ζητά στην πόρτα.',
  'handover.pin-missing': 'Αυτό το δέμα παραδίδεται με PIN. Ζητήστε το από τον πελάτη.',
  'handover.pin-wrong': 'Το PIN δεν είναι σωστό. Προσπάθειες που απομένουν: {tries_left}.',
  'handover.pin-locked': 'Το PIN δόθηκε λάθος πολλές φορές. Ρωτάμε το κατάστημα τι να κάνουμε.',
  'decision.cause.WRONG_PIN': 'Το PIN στην πόρτα δόθηκε λάθος πολλές φορές',
} as const satisfies AreaOf<typeof source>
