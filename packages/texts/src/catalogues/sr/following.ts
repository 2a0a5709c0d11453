import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Čeka na vas',
  'decision.missed.CANCEL': 'Nije stigao odgovor na vreme: porudžbina ({name}) je besplatno otkazana.',
  'decision.missed.BRING_BACK':
    'Nije stigao odgovor na vreme: paket ({name}) se vraća vama. Naplaćeno: {fee}.',
  'decision.missed.BRING_BACK-free': 'Nije stigao odgovor na vreme: paket ({name}) se besplatno vraća vama.',
} as const satisfies AreaOf<typeof source>
