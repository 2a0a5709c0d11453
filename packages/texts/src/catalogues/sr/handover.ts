import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Traži PIN od kupca',
  'handover.ask-hint':
    'Mi odredimo 4 cifre, vi ih prenesete kupcu, a kurir paket predaje samo onome ko ih kaže.',
  'handover.ask-yes': 'Da, na vratima',
  'handover.pin': 'PIN za kupca',
  'handover.pin-hint':
    'Prenesite ga kupcu ili podelite link: PIN se vidi i tamo. Kurir ga ne zna i traži ga na vratima.',
  'handover.pin-missing': 'Ovaj paket se predaje uz PIN. Zatražite ga od kupca.',
  'handover.pin-wrong': 'PIN nije tačan. Preostalo pokušaja: {tries_left}.',
  'handover.pin-locked': 'PIN je previše puta bio pogrešan. Pitamo prodavnicu šta dalje.',
  'decision.cause.WRONG_PIN': 'PIN na vratima je previše puta bio pogrešan',
} as const satisfies AreaOf<typeof source>
