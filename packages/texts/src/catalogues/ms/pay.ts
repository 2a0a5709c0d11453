import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Bayar dalam talian dengan kad',
  'payment.ONLINE_PAYMENT-hint': 'Penghantaran dibayar sekarang, dan rider dicari sebaik sahaja ia dibayar',
  'pay.go': 'Terus ke pembayaran',
  'pay.title': 'Bayar dengan kad',
  'pay.beginning': 'Pembayaran sedang disediakan',
  'pay.which': 'Kad untuk membayar',
  'pay.new-card': 'Kad lain',
  'pay.card': '{scheme} berakhir {digits}',
  'pay.expired': 'Tamat tempoh',
  'pay.remove': 'Buang',
  'pay.remove-card': 'Buang {card}',
  'pay.remove-sure': 'Buang kad ini?',
  'pay.keep': 'Kekalkan',
  'pay.not-removed': 'Kad tidak dapat dibuang. Sila cuba lagi.',
  'pay.frame': 'Butiran kad',
  'pay.save': 'Simpan kad ini untuk lain kali',
  'pay.pay': 'Bayar {amount}',
  'pay.safe':
    'Butiran kad anda disulitkan dan dihantar terus kepada penyedia pembayaran. Kami tidak akan melihat nombornya.',
  'pay.waiting': 'Bank anda sedang memprosesnya. Sila biarkan halaman ini terbuka.',
  'pay.unclear':
    'Kami belum tahu sama ada bank anda telah membayar. Kami akan memaklumkan anda di sini dan melalui e-mel.',
  'pay.unclear-text':
    'Kami belum tahu sama ada bank anda telah membayar. Kami akan memaklumkan anda di sini dan melalui SMS.',
  'pay.bank-waits': 'Satu bayaran sedang menunggu bank anda.',
  'pay.challenge': 'Bank anda mahu mengesahkan bahawa ini memang anda',
  'pay.challenge-leave': 'Pilih kad lain tanpa menjawab',
  'pay.not-left': 'Pembayaran tidak dapat dihentikan. Sila cuba lagi.',
  'pay.last-try': 'Anda boleh mencuba satu kad lagi. Selepas itu pembayaran perlu dimulakan semula.',
  'pay.decline.DECLINED': 'Bank anda tidak menerima kad ini. Sila cuba kad lain.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Baki kad ini tidak mencukupi. Sila cuba kad lain.',
  'pay.decline.EXPIRED_CARD': 'Kad ini telah tamat tempoh. Sila cuba kad lain.',
  'pay.decline.WRONG_SECURITY_CODE': 'Kod keselamatan tidak betul. Sila semak.',
  'pay.decline.CARD_BLOCKED': 'Kad ini disekat. Sila cuba kad lain.',
  'pay.decline.CHALLENGE_FAILED':
    'Bank anda tidak dapat mengesahkan bahawa ini memang anda. Sila cuba lagi, atau dengan kad lain.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Bank anda tidak menerima jawapan daripada anda. Sila cuba lagi, atau dengan kad lain.',
  'pay.decline.CARD_UNREADABLE': 'Butiran kad tidak dapat dibaca. Sila taip semula.',
  'pay.decline.PROVIDER_DOWN':
    'Penyedia pembayaran tidak dapat dihubungi. Tiada wang diambil. Sila cuba lagi.',
  'pay.ended-expired':
    'Masa untuk membayar telah tamat, jadi tiada pesanan dibuat. Sila mulakan pembayaran semula.',
} as const satisfies AreaOf<typeof source>
