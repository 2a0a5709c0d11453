import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Pesanan anda sebagai tetamu tidak dapat dipindahkan ke akaun anda.',
  'guest.moved': 'Pesanan anda sebagai tetamu kini ada dalam akaun anda.',
  'sender.title': 'Ambil dari',
  'sender.hint': 'Siapa menyerahkan barang kepada rider, dan di mana.',
  'sender.address': 'Alamat ambilan',
  'sender.name': 'Nama anda',
  'sender.phone': 'Nombor telefon anda',
  'sender.email': 'Alamat e-mel anda',
  'guest.online-only': 'Tetamu membayar dalam talian dengan kad.',
  'guest.kept-here': 'Pesanan anda disimpan dalam pelayar ini. Buat akaun untuk menyimpannya selamanya.',
  'guest.earlier': 'Pesanan terdahulu:',
  'request.fault.sender-address-missing': 'Sila pilih tempat barang diambil',
  'request.fault.sender-name-missing': 'Sila isi nama anda',
  'request.fault.sender-phone-missing': 'Sila isi nombor telefon anda',
  'request.fault.sender-phone-invalid': 'Nombor telefon anda nampaknya tidak betul',
  'request.fault.sender-email-missing': 'Sila isi alamat e-mel anda',
  'request.fault.sender-email-invalid': 'Alamat e-mel anda nampaknya tidak betul',
} as const satisfies AreaOf<typeof source>
