import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Titik penerimaan webhook ini tidak wujud.',
  'webhook.error.event': 'Peristiwa ini tidak wujud atau tidak disimpan lagi.',
  'webhook.error.url': 'Masukkan alamat https awam.',
  'webhook.error.limit': 'Padam satu titik penerimaan dahulu. Hadnya {limit}.',
  'webhook.error.off': 'Hidupkan titik penerimaan dahulu.',
  'mail.webhook.subject': 'Titik penerimaan webhook dimatikan',
  'mail.webhook.failing':
    'Kami mematikan titik penerimaan webhook {endpoint} di {host} kerana ia tidak menerima peristiwa selama lima hari.',
  'mail.webhook.gone':
    'Kami mematikan titik penerimaan webhook {endpoint} di {host} kerana ia menjawab sudah tiada (410).',
  'mail.webhook.next':
    'Hidupkan semula apabila ia berfungsi. Peristiwa yang gagal boleh dihantar semula dan semua dalam 90 hari boleh diambil.',
} as const satisfies AreaOf<typeof source>
