import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Notis privasi',
  'privacy.lead':
    'Apa yang {brand} simpan tentang anda dan pelanggan anda di {country}, mengapa, dan berapa lama.',
  'privacy.what-title': 'Apa yang kami simpan',
  'privacy.what-text':
    'Tentang perniagaan: nama, alamat, nombor telefon dan siapa boleh log masuk. Tentang penghantaran: nama, nombor telefon dan alamat pelanggan, isi bungkusan, laluan rider, dan bukti penyerahan.',
  'privacy.why-title': 'Mengapa',
  'privacy.why-text':
    'Untuk menghantar bungkusan, menunjukkan kepada anda dan pelanggan di mana ia berada, mengira bayaran, dan menjawab apabila ada masalah. Bukan untuk iklan, dan tidak dijual.',
  'privacy.who-title': 'Siapa melihatnya',
  'privacy.who-text':
    'Rider melihat apa yang perlu semasa perjalanan itu sahaja. Pelanggan melihat pesanan melalui pautan yang anda kongsi. Perniagaan lain tidak melihat apa-apa milik anda. Nombor kad pergi kepada penyedia pembayaran dan tidak kepada kami.',
  'privacy.long-title': 'Berapa lama',
  'privacy.long-text':
    'Pesanan dan wangnya disimpan selama undang-undang {country} menghendaki buku akaun disimpan. Foto, mesej dan sambungan telefon dipadam selepas tempoh yang dinyatakan portal di sebelahnya. Apa yang anda taip dalam borang yang ditolak dipadam dalam 30 hari.',
  'privacy.browser-title': 'Dalam pelayar anda',
  'privacy.browser-text':
    'Kami menyimpan bahawa anda telah log masuk, bahasa anda, dan apa yang separuh ditulis, supaya tiada yang hilang apabila dimuat semula. Tiada apa yang mengekori anda ke halaman lain. Log keluar memadamkannya.',
  'privacy.rights-title': 'Apa yang boleh anda minta',
  'privacy.rights-text':
    'Anda boleh melihat apa yang kami simpan tentang anda, meminta ia dibetulkan, dipadam jika tiada undang-undang menghalang, dan membawanya: sejarah anda boleh dieksport bila-bila masa. Tanya pengurus akaun anda, atau pihak berkuasa perlindungan data {country}.',
  'terms.version': 'Versi {date}',
  'terms.read': 'Baca terma',
  'terms.changed': 'Terma kami telah berubah',
  'terms.changed-text': 'Ia berkuat kuasa dari {date}. Sila baca dan nyatakan persetujuan anda.',
  'terms.agree': 'Saya setuju',
  'terms.agreed': 'Terima kasih. Persetujuan anda disimpan.',
  'terms.not-loaded': 'Terma tidak dapat dimuatkan. Sila cuba lagi.',
} as const satisfies AreaOf<typeof source>
