import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Odottaa sinua',
  'decision.missed.CANCEL': 'Vastausta ei saatu ajoissa: asiakkaan {name} tilaus peruttiin maksutta.',
  'decision.missed.BRING_BACK':
    'Vastausta ei saatu ajoissa: asiakkaan {name} paketti palaa sinulle. Veloitus: {fee}.',
  'decision.missed.BRING_BACK-free':
    'Vastausta ei saatu ajoissa: asiakkaan {name} paketti palaa sinulle maksutta.',
  'mail.missed.subject': 'Tilaukseen {order} ei vastattu ajoissa',
  'mail.missed.action': 'Avaa tilaus',
  'order.locked': 'Lähetti hyväksyi klo {time}, joten tilausta ei voi enää muuttaa eikä perua.',
  'order.edit.cancelled': 'Tämä tilaus on peruttu, joten sitä ei voi enää muuttaa.',
  'timeline.offers': 'Kysytyt lähetit: {count}',
  'share.message': 'Hei, täällä {shop}! Seuraa pakettiasi täällä: {link}',
  'track.call-shop': 'Soita kauppaan',
  'tracking.on-the-way': 'Lähettejä matkalla: {count}',
  'decision.new-pin': 'Uuden oven merkki',
  'track.arrives': 'Saapuu noin klo {time}',
} as const satisfies AreaOf<typeof source>
