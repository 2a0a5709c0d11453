import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Anda menerima mesej ini kerana butiran hubungan ini digunakan di {sender}.',
  'mail.confirm.subject': 'Sahkan akaun {sender} anda',
  'mail.confirm.text':
    'Selamat datang ke {sender}. Sila sahkan bahawa alamat ini milik anda, kemudian anda boleh log masuk dan memanggil rider pertama anda.',
  'mail.confirm.validity':
    'Pautan ini sah selama {hours} jam dan boleh digunakan sekali. Jika anda tidak membuka akaun ini, abaikan sahaja mesej ini.',
  'mail.confirm.action': 'Sahkan akaun',
  'mail.reset.subject': 'Kod anda untuk kata laluan {sender} baharu',
  'mail.reset.text': 'Taip kod ini pada halaman tempat anda meminta kata laluan baharu.',
  'mail.reset.validity':
    'Kod sah selama {minutes} minit. Kami tidak akan memintanya melalui telefon. Jika anda tidak memintanya, abaikan sahaja mesej ini. Kata laluan anda kekal sama.',
  'mail.changed.subject': 'Kata laluan {sender} anda telah ditukar',
  'mail.changed.text': 'Kata laluan akaun anda ditukar pada {at}. Semua peranti lain telah dilog keluar.',
  'mail.changed.not-you': 'Jika bukan anda, pilih kata laluan baharu segera melalui “Lupa kata laluan?”.',
  'mail.invited.subject': 'Anda dijemput ke {vendor}',
  'mail.invited.text': '{by} menjemput anda memanggil dan mengikuti rider untuk {vendor} dengan {sender}.',
  'mail.invited.validity':
    'Jemputan ini sah selama {days} hari. Jika anda tidak menjangkakannya, abaikan sahaja mesej ini.',
  'mail.invited.action': 'Terima jemputan',
  'mail.rider-invited.subject': 'Jadi rider dengan {sender}',
  'mail.rider-invited.text': 'Buka pautan ini pada telefon anda untuk mula menjadi rider dengan {sender}.',
  'mail.rider-invited.validity': 'Pautan ini sah selama {hours} jam dan boleh digunakan sekali.',
  'mail.rider-invited.action': 'Mula bekerja',
  'mail.rider-code.subject': 'Kod log masuk {sender} anda',
  'mail.rider-code.text': 'Masukkan kod ini untuk log masuk sebagai rider.',
  'mail.rider-code.validity':
    'Kod sah selama {minutes} minit. Kami tidak akan memintanya melalui telefon. Jika anda tidak memintanya, abaikan sahaja mesej ini.',
  'mail.payment.subject': 'Bayaran anda dengan {sender}',
  'mail.payment.paid': 'Bank anda telah membayar untuk pesanan {order}. Pesanan telah dibuat.',
  'mail.payment.unpaid':
    'Bank anda tidak membayar untuk pesanan {order}. Tiada wang diambil. Rider hanya datang jika anda membayar semula.',
  'mail.payment.paid-back':
    'Bank anda membayar untuk pesanan {order} selepas pesanan itu tamat. Wang dikembalikan ke kad anda.',
  'mail.removed.subject': 'Anda tidak lagi bertindak untuk {vendor}',
  'mail.removed.text': 'Pemilik {vendor} telah menamatkan akses anda.',
  'mail.rider-document.subject': 'Dokumen anda untuk {sender}',
  'mail.rider-document.approved': '{document}: sudah disemak dan sah.',
  'mail.rider-document.refused': '{document}: tidak diterima. Sebab: {reason}',
  'mail.rider-document.expiring_other':
    '{document}: tamat tempoh dalam {count} hari. Sila hantar yang baharu.',
  'mail.rider-document.expired':
    '{document}: sudah tamat tempoh. Tiada tawaran masuk sehingga yang baharu disemak.',
  'mail.rider-document.action': 'Buka dokumen',
  'mail.tracking.subject': 'Bungkusan anda daripada {shop}',
  'mail.tracking.text': 'Jejaki bungkusan anda daripada {shop} di sini.',
  'mail.tracking.action': 'Jejaki bungkusan',
} as const satisfies AreaOf<typeof source>
