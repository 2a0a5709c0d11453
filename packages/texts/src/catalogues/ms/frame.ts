import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': '{brand} sedang diselenggara',
  'maintenance.planned-text': 'Ini dirancang, dan tidak lama.',
  'maintenance.unplanned-title': '{brand} tidak tersedia buat masa ini',
  'maintenance.unplanned-text': 'Ada yang tidak berfungsi seperti sepatutnya. Kami sedang menguruskannya.',
  'maintenance.kept':
    'Permintaan anda yang belum siap disimpan. Pesanan dalam perjalanan diteruskan, dan halaman ini membawa anda kembali dengan sendirinya.',
  'bulk.title': 'Pesanan pukal',
  'bulk.lead': 'Hantar banyak bungkusan sekali gus daripada satu hamparan.',
  'bulk.disabled-title': 'Pesanan pukal belum dihidupkan di sini',
  'bulk.disabled-text':
    'Minta pengurus akaun anda menghidupkannya. Sementara itu anda boleh memanggil rider satu demi satu.',
  'bulk.how': 'Caranya',
  'bulk.step-1': 'Isi hamparan: satu baris untuk setiap bungkusan.',
  'bulk.step-2': 'Muat naik. Setiap baris disemak, dan belum ada yang dipesan.',
  'bulk.step-3': 'Lihat keputusan dan caj setiap baris, dengan kesilapan di sebelahnya.',
  'bulk.step-4': 'Sahkan. Selepas itu barulah rider dipanggil.',
  'bulk.step-5': 'Ikuti semuanya di jejak pesanan.',
  'bulk.rules': 'Fail',
  'bulk.rule-format': 'Buku kerja Excel (XLSX)',
  'bulk.rule-size': 'Tidak melebihi {size}',
  'bulk.rule-vendor': 'Semua bungkusan diambil di {name}',
  'bulk.jobs': 'Muat naik anda',
  'bulk.no-jobs': 'Belum ada muat naik',
  'bulk.no-jobs-text': 'Muat naik {name} disenaraikan di sini bersama keputusannya.',
  'bulk.job-unknown': 'Muat naik itu tidak ditemui',
  'prohibited.title': 'Apa yang rider tidak bawa',
  'prohibited.lead': 'Rider {brand} di {country} boleh menolak bungkusan yang mengandungi mana-mana ini.',
  'prohibited.value': 'Apa-apa yang bernilai lebih daripada {amount}',
  'prohibited.weight': 'Apa-apa yang lebih berat daripada {weight}',
  'prohibited.letters': 'Surat dan mesej bertulis lain yang lebih ringan daripada {weight}',
  'prohibited.limits': 'Had',
  'prohibited.items': 'Barang',
  'prohibited.money': 'Wang tunai, syiling, kad bank, saham dan kertas berharga lain',
  'prohibited.jewels': 'Barang kemas, jam tangan, logam dan batu berharga',
  'prohibited.papers': 'Pasport, kad pengenalan dan dokumen lain yang tidak boleh diganti',
  'prohibited.drugs': 'Dadah haram, dan ubat yang memerlukan preskripsi',
  'prohibited.weapons': 'Senjata, peluru dan apa yang menyerupainya',
  'prohibited.danger': 'Bahan yang mudah terbakar, meletup, beracun atau radioaktif, dan gas bertekanan',
  'prohibited.living': 'Manusia, haiwan hidup, dan sisa manusia atau haiwan selain makanan',
  'prohibited.age': 'Alkohol dan tembakau, di tempat yang undang-undang memerlukan lesen untuk menghantarnya',
  'prohibited.stolen': 'Barang curi atau tiruan',
  'prohibited.spoils': 'Apa yang pecah atau bocor kerana tidak dibungkus dengan baik',
  'prohibited.law': 'Apa-apa lagi yang dilarang dibawa oleh undang-undang {country}',
  'terms.title': 'Terma dan syarat',
  'terms.lead': 'Antara anda dan {brand}, untuk penghantaran di {country}.',
  'terms.service-title': 'Apa yang kami lakukan',
  'terms.service-text':
    '{brand} mencari rider yang mengambil bungkusan di lokasi ambilan anda dan menghantarnya ke alamat yang anda beri. Masa tiba adalah anggaran.',
  'terms.orders-title': 'Pesanan anda',
  'terms.orders-text':
    'Anda memberi alamat lengkap dan nombor telefon pelanggan yang boleh dihubungi. Pesanan berkuat kuasa sebaik sahaja anda mengesahkannya; anda boleh membatalkannya sehingga rider menerimanya.',
  'terms.fees-title': 'Caj',
  'terms.fees-text':
    'Caj penghantaran ditunjukkan dalam {currency} sebelum anda mengesahkan. Jika ia berubah sebelum itu, kami bertanya sekali lagi. Caj tambahan, seperti cubaan hantaran lagi atau pemulangan, ditunjukkan apabila kami bertanya apa yang perlu dibuat.',
  'terms.parcels-title': 'Bungkusan',
  'terms.parcels-text':
    'Bungkus dengan baik supaya tahan perjalanan. Sesetengah barang tidak dibawa: lihat senarai apa yang rider tidak bawa. Rider boleh menolak bungkusan sedemikian.',
  'terms.delivery-title': 'Penghantaran',
  'terms.delivery-text':
    'Jika bungkusan tidak dapat diserahkan, kami bertanya apa yang perlu dibuat. Jika anda tidak menjawab pada masanya, rider membawanya kembali ke lokasi ambilan. Caj penghantaran tetap perlu dibayar dan caj pemulangan yang ditunjukkan ditambah, kecuali penghantaran gagal kerana kami.',
  'terms.liability-title': 'Apabila ada masalah',
  'terms.liability-text':
    'Beritahu kami dalam masa tujuh hari selepas penghantaran. Kami bertanggungjawab atas bungkusan mengikut undang-undang {country}.',
  'terms.data-title': 'Data peribadi',
  'terms.data-text':
    'Kami menggunakan nama, nombor telefon dan alamat untuk menghantar bungkusan anda, menyimpan sejarah pesanan dan buku alamat anda, dan menjawab soalan anda. Beri kami hanya data yang anda boleh beri.',
  'terms.account-title': 'Akaun anda',
  'terms.account-text':
    'Rahsiakan kata laluan anda. Sesiapa yang log masuk dengannya memesan atas nama anda sehingga anda memberitahu kami.',
  'terms.changes-title': 'Perubahan',
  'terms.changes-text': 'Apabila terma ini berubah, anda diberitahu sebelum yang baharu berkuat kuasa.',
  'terms.prohibited-link': 'Apa yang rider tidak bawa',
} as const satisfies AreaOf<typeof source>
