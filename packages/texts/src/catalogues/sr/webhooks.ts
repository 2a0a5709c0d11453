import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Ova prijemna adresa ne postoji.',
  'webhook.error.event': 'Ovaj događaj ne postoji ili se više ne čuva.',
  'webhook.error.url': 'Unesite javnu https adresu.',
  'webhook.error.limit': 'Prvo obrišite neku prijemnu adresu. Granica je {limit}.',
  'webhook.error.off': 'Prvo uključite prijemnu adresu.',
  'mail.webhook.subject': 'Prijemna adresa vebhuka je isključena',
  'mail.webhook.failing':
    'Isključili smo prijemnu adresu vebhuka {endpoint} na serveru {host}, jer pet dana nije primila nijedan događaj.',
  'mail.webhook.gone':
    'Isključili smo prijemnu adresu vebhuka {endpoint} na serveru {host}, jer je odgovorila da više ne postoji (410).',
  'mail.webhook.next':
    'Uključite je kada proradi. Neuspeli događaji mogu ponovo da se pošalju, a svi iz 90 dana da se preuzmu.',
} as const satisfies AreaOf<typeof source>
