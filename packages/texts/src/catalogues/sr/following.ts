import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Čeka na vas',
  'decision.missed.CANCEL': 'Nije stigao odgovor na vreme: porudžbina ({name}) je besplatno otkazana.',
  'decision.missed.BRING_BACK':
    'Nije stigao odgovor na vreme: paket ({name}) se vraća vama. Naplaćeno: {fee}.',
  'decision.missed.BRING_BACK-free': 'Nije stigao odgovor na vreme: paket ({name}) se besplatno vraća vama.',
  'mail.missed.subject': 'Nije stigao odgovor na vreme za porudžbinu {order}',
  'mail.missed.action': 'Otvori porudžbinu',
  'order.locked': 'Kurir je prihvatio u {time}, pa porudžbina više ne može da se menja ni otkaže.',
  'order.edit.cancelled': 'Ova porudžbina je otkazana, pa više ne može da se menja.',
  'timeline.offers': 'Upitani kuriri: {count}',
  'share.message': 'Pozdrav, ovde {shop}! Pratite svoj paket ovde: {link}',
  'track.call-shop': 'Pozovi prodavnicu',
  'tracking.on-the-way': 'Kuriri na putu: {count}',
  'decision.new-pin': 'Oznaka novih vrata',
  'track.arrives': 'Stiže oko {time}',
} as const satisfies AreaOf<typeof source>
