import type { AreaOf } from '../../area.ts'
import type { outlet as source } from '../en/outlet.ts'

export const outlet = {
  'outlet.error.closed': 'Lokasi ambilan tidak boleh diubah di sini buat masa ini.',
  'outlet.error.invalid': 'Sila semak butiran lokasi ambilan ini.',
  'outlet.error.locked': 'Lokasi ambilan ini diurus oleh sistem lain dan tidak boleh diubah di sini.',
  'outlet.fault.parent-missing': 'Sila pilih cawangan utama',
  'outlet.fault.id-missing': 'Sila masukkan ID lokasi ambilan',
  'outlet.fault.label-missing': 'Sila masukkan nama',
  'outlet.fault.phone-missing': 'Sila masukkan nombor telefon',
  'outlet.fault.address-missing': 'Sila pilih alamat ambilan',
  'outlet.fault.email-invalid': 'Sila masukkan e-mel yang sah',
  'outlet.error.opening': 'Beberapa minit diperlukan sebelum rider boleh dipanggil ke sini.',
  'outlet.fault.fixed': 'Ini tidak boleh diubah lagi.',
  'outlet.add-title': 'Tambah lokasi ambilan',
  'outlet.created':
    'Lokasi ambilan telah berjaya disimpan. Beberapa minit diperlukan sebelum rider boleh dipanggil ke sini.',
  'outlet.parent': 'Cawangan utama',
  'outlet.parent-placeholder': 'Pilih cawangan utama',
  'outlet.parent-only': 'Ia akan berada di bawah {name}.',
  'outlet.parent-fixed': 'Lokasi ambilan kekal dengan cawangan utamanya.',
  'outlet.id': 'ID lokasi ambilan',
  'outlet.id-hint': 'Kod anda sendiri untuknya, seperti TIMUR-1.',
  'outlet.id-fixed': 'ID kekal: pesanan terdahulu difailkan di bawahnya.',
  'outlet.label': 'Nama',
  'outlet.label-hint': 'Nama yang dilihat anda dan rider.',
  'outlet.phone': 'Nombor telefon',
  'outlet.phone-hint':
    'Rider menelefon nombor ini di pintu. {prefix} diletakkan di depan; untuk negara lain mulakan dengan +.',
  'outlet.address': 'Alamat ambilan',
  'outlet.pin': 'Pin lokasi ambilan',
  'outlet.pin-hint':
    'Seret pin ke pintu, atau pilih pin dan guna kekunci anak panah, dengan Shift untuk langkah lebih jauh.',
  'outlet.pin-unnamed':
    'Kami tidak tahu alamat di situ. Pin telah dialihkan; alamat kekal seperti sebelumnya.',
  'outlet.pin-renamed': 'Alamat kini ialah {address}.',
  'outlet.pin-keep': 'Kekalkan {address}',
  'outlet.notes-nearly-full': 'Arahan ini hampir terlalu panjang.',
  'outlet.owners': 'Pemilik',
  'outlet.owners-hint':
    'Mereka dijemput melalui e-mel dan boleh memanggil rider di sini. Pemilik cawangan utama sudah boleh.',
  'outlet.owner': 'Alamat e-mel pemilik {number}',
  'outlet.owner-placeholder': 'name@example.com',
  'outlet.owner-add': 'Tambah pemilik lain',
  'outlet.owner-remove': 'Buang pemilik {number}',
  'outlet.discard-title': 'Buang apa yang anda taip?',
  'outlet.discard-text': 'Apa yang anda isi untuk lokasi ambilan ini belum disimpan.',
  'outlet.discard': 'Buang',
  'outlet.keep': 'Terus mengedit',
  'outlet.pending': 'Tersedia dalam beberapa minit',
  'outlet.pending-title': '{name} hampir sedia',
  'outlet.pending-until': 'Dijangka pada {time}; halaman ini bersambung sendiri.',
} as const satisfies AreaOf<typeof source>
