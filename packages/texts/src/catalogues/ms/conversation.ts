import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Mesej dengan rider',
  'talk.empty': 'Belum ada mesej. Apa yang anda tulis sampai terus ke telefon rider.',
  'talk.label': 'Mesej anda kepada rider',
  'talk.send': 'Hantar',
  'talk.mine': 'Anda',
  'talk.rider': 'Rider',
  'talk.seen': 'Dilihat',
  'talk.sent': 'Dihantar',
  'talk.unseen': 'Mesej baharu: {count}',
  'talk.closed':
    'Anda boleh saling menulis selagi rider ditugaskan untuk pesanan, dan selama sejam selepas tamat.',
  'talk.not-sent': 'Tidak dihantar. Teks anda masih ada: sila cuba lagi.',
  'talk.not-loaded': 'Mesej tidak dapat diambil.',
  'talk.phrases': 'Ayat pantas',
  'talk.phrase.ready': 'Bungkusan sudah sedia.',
  'talk.phrase.wait': 'Tunggu lima minit lagi, ya.',
  'talk.phrase.entrance': 'Sila datang ke pintu belakang.',
  'talk.phrase.call': 'Sila telefon pelanggan apabila sampai.',
  'talk.problem.SHOP_CLOSED': 'Lokasi ambilan tutup',
  'talk.problem.NOT_READY': 'Bungkusan belum sedia',
  'talk.problem.DAMAGED': 'Bungkusan rosak',
  'talk.problem.DOES_NOT_FIT': 'Bungkusan tidak muat',
  'talk.problem.ACCIDENT': 'Rider mengalami kemalangan',
  'talk.problem.BREAKDOWN': 'Kenderaan rider rosak',
  'talk.problem.OTHER': 'Rider menghadapi masalah',
} as const satisfies AreaOf<typeof source>
