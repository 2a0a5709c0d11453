import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Magbayad online gamit ang card',
  'payment.ONLINE_PAYMENT-hint': 'Ngayon babayaran ang delivery, at maghahanap ng rider kapag bayad na',
  'pay.go': 'Magpatuloy sa pagbabayad',
  'pay.title': 'Magbayad gamit ang card',
  'pay.beginning': 'Inihahanda ang pagbabayad',
  'pay.which': 'Card na pambayad',
  'pay.new-card': 'Ibang card',
  'pay.card': '{scheme} na nagtatapos sa {digits}',
  'pay.expired': 'Expired na',
  'pay.remove': 'Alisin',
  'pay.remove-card': 'Alisin ang {card}',
  'pay.remove-sure': 'Alisin ang card na ito?',
  'pay.keep': 'Huwag alisin',
  'pay.not-removed': 'Hindi maalis ang card. Pakisubukan ulit.',
  'pay.frame': 'Detalye ng card',
  'pay.save': 'I-save ang card na ito para sa susunod',
  'pay.pay': 'Bayaran ang {amount}',
  'pay.safe':
    'Dumidiretso sa payment provider ang detalye ng card mo, naka-encrypt. Hinding-hindi namin nakikita ang numero.',
  'pay.waiting': 'Pinoproseso ng bangko mo. Huwag munang isara ang page na ito.',
  'pay.unclear': 'Hindi pa namin alam kung nagbayad na ang bangko mo. Sasabihan ka namin dito at sa email.',
  'pay.unclear-text':
    'Hindi pa namin alam kung nagbayad na ang bangko mo. Sasabihan ka namin dito at sa text.',
  'pay.bank-waits': 'May bayad na naghihintay sa iyong bangko.',
  'pay.challenge': 'Gustong matiyak ng bangko mo na ikaw ito',
  'pay.challenge-leave': 'Pumili ng ibang card nang hindi sumasagot',
  'pay.not-left': 'Hindi maihinto ang pagbabayad. Pakisubukan ulit.',
  'pay.last-try':
    'Puwede ka pang sumubok ng isa pang card. Pagkatapos noon, kailangang simulan ulit ang pagbabayad.',
  'pay.decline.DECLINED': 'Hindi tinanggap ng bangko mo ang card na ito. Sumubok ng iba.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Kulang ang laman ng card na ito. Sumubok ng iba.',
  'pay.decline.EXPIRED_CARD': 'Expired na ang card na ito. Sumubok ng iba.',
  'pay.decline.WRONG_SECURITY_CODE': 'Mali ang security code. Paki-check ito.',
  'pay.decline.CARD_BLOCKED': 'Naka-block ang card na ito. Sumubok ng iba.',
  'pay.decline.CHALLENGE_FAILED':
    'Hindi ma-confirm ng bangko mo na ikaw ito. Subukan ulit, o gumamit ng ibang card.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Walang natanggap na sagot mula sa iyo ang bangko. Subukan ulit, o gumamit ng ibang card.',
  'pay.decline.CARD_UNREADABLE': 'Hindi mabasa ang detalye ng card. Paki-type ulit.',
  'pay.decline.PROVIDER_DOWN': 'Hindi maabot ang payment provider. Walang nakaltas. Pakisubukan ulit.',
  'pay.ended-expired':
    'Naubos ang oras sa pagbabayad, kaya walang na-place na order. Simulan ulit ang pagbabayad.',
} as const satisfies AreaOf<typeof source>
