import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Notis privasi',
  'privacy.lead':
    'Apa yang {brand} simpan tentang anda dan pelanggan anda di {country}, mengapa, dan berapa lama.',
  'privacy.what-title': 'Apa yang kami simpan',
  'privacy.what-text':
    'Tentang perniagaan: nama, alamat dan nombor telefon, siapa boleh log masuk, dan pada peranti mana. Tentang penghantaran: nama, nombor telefon dan alamat pelanggan, isi bungkusan, laluan rider, mesej, penilaian dan bukti penyerahan.',
  'privacy.why-title': 'Mengapa',
  'privacy.why-text':
    'Untuk menghantar bungkusan, menunjukkan kepada anda dan pelanggan di mana ia berada, mengira bayaran, dan menjawab apabila ada masalah. Bukan untuk iklan, dan tidak dijual.',
  'privacy.who-title': 'Siapa melihatnya',
  'privacy.who-text':
    'Rider melihat apa yang perlu semasa perjalanan itu sahaja. Pelanggan melihat pesanan melalui pautan yang anda kongsi. Sesiapa yang ada nombor pesanan boleh melihat status dan masanya, tetapi tiada nama atau alamat. Perniagaan lain tidak melihat apa-apa milik anda. Nombor kad pergi kepada penyedia pembayaran dan tidak kepada kami.',
  'privacy.long-title': 'Berapa lama',
  'privacy.long-text':
    'Pesanan dan wangnya disimpan selama undang-undang {country} menghendaki buku akaun disimpan. Foto dan laluan rider dipadam selepas {photo_days} hari, mesej selepas {message_days} hari dan rekod panggilan selepas {call_days} hari. Rekod log masuk dan pendaftaran yang ditolak dipadam selepas 30 hari dan tidak mengandungi apa yang anda taip.',
  'privacy.browser-title': 'Dalam pelayar anda',
  'privacy.browser-text':
    'Kami menyimpan log masuk, tetapan, carian terkini dan permintaan anda yang belum siap, supaya tiada yang hilang apabila dimuat semula. Kami tidak mengekori anda ke laman web lain. Apabila anda log keluar, semua ini dipadamkan kecuali bahasa dan tetapan paparan anda.',
  'privacy.rights-title': 'Apa yang boleh anda minta',
  'privacy.rights-text':
    'Anda boleh melihat apa yang kami simpan tentang anda, meminta ia dibetulkan, dipadam jika tiada undang-undang menghalang, dan membawanya: sejarah anda boleh dieksport bila-bila masa. Tanya pengurus akaun anda, atau pihak berkuasa perlindungan data {country}.',
  'terms.version': 'Versi {date}',
  'terms.read': 'Baca terma',
  'terms.changed': 'Sila semak terma kami',
  'terms.changed-text': 'Ia berkuat kuasa dari {date}. Sila baca dan nyatakan persetujuan anda.',
  'terms.agree': 'Saya setuju',
  'terms.agreed': 'Terima kasih. Persetujuan anda disimpan.',
  'terms.not-loaded': 'Terma tidak dapat dimuatkan. Sila cuba lagi.',
  'terms.not-saved': 'Persetujuan anda tidak dapat disimpan. Sila cuba lagi.',
} as const satisfies AreaOf<typeof source>
