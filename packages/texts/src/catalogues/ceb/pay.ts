import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Bayad online gamit ang card',
  'payment.ONLINE_PAYMENT-hint': 'Karon bayran ang delivery, ug mangita og rider kung bayad na',
  'pay.go': 'Padayon sa pagbayad',
  'pay.title': 'Bayad gamit ang card',
  'pay.beginning': 'Giandam pa ang bayad',
  'pay.which': 'Card nga ibayad',
  'pay.new-card': 'Laing card',
  'pay.card': '{scheme} nga nagtapos sa {digits}',
  'pay.expired': 'Expired na',
  'pay.remove': 'Tangtanga',
  'pay.remove-card': 'Tangtanga ang {card}',
  'pay.remove-sure': 'Tangtangon kini nga card?',
  'pay.keep': 'Ayaw tangtanga',
  'pay.not-removed': 'Wala matangtang ang card. Palihug sulayi og usab.',
  'pay.frame': 'Detalye sa card',
  'pay.save': 'I-save kini nga card para sa sunod',
  'pay.pay': 'Bayri ang {amount}',
  'pay.safe':
    'Diretso sa payment provider ang detalye sa imong card, naka-encrypt. Dili gyud namo makita ang numero.',
  'pay.waiting': 'Giproseso pa sa imong bangko. Ayaw usa sirhi kining page.',
  'pay.unclear':
    'Wala pa mi kahibalo kung nakabayad na ba ang imong bangko. Pahibaloon ka namo dinhi ug pinaagi sa email.',
  'pay.unclear-text':
    'Wala pa mi kahibalo kung nakabayad na ba ang imong bangko. Pahibaloon ka namo dinhi ug pinaagi sa text.',
  'pay.bank-waits': 'Adunay bayad nga naghulat sa imong bangko.',
  'pay.challenge': 'Gusto masiguro sa imong bangko nga ikaw ni',
  'pay.challenge-leave': 'Pagpili og laing card nga dili motubag',
  'pay.not-left': 'Wala mahunong ang pagbayad. Palihug sulayi og usab.',
  'pay.last-try': 'Pwede pa ka mosulay og usa pa ka card. Human ana, sugdan og usab ang pagbayad.',
  'pay.decline.DECLINED': 'Wala dawata sa imong bangko kining card. Sulayi ang lain.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Kulang ang sulod ani nga card. Sulayi ang lain.',
  'pay.decline.EXPIRED_CARD': 'Expired na kini nga card. Sulayi ang lain.',
  'pay.decline.WRONG_SECURITY_CODE': 'Sayop ang security code. Palihug i-check.',
  'pay.decline.CARD_BLOCKED': 'Naka-block kini nga card. Sulayi ang lain.',
  'pay.decline.CHALLENGE_FAILED':
    'Wala makumpirma sa imong bangko nga ikaw ni. Sulayi og usab, o gamit og laing card.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Walay nadawat nga tubag gikan nimo ang bangko. Sulayi og usab, o gamit og laing card.',
  'pay.decline.CARD_UNREADABLE': 'Dili mabasa ang detalye sa card. Palihug i-type og usab.',
  'pay.decline.PROVIDER_DOWN':
    'Wala maabot ang payment provider. Walay nakuha nga kwarta. Palihug sulayi og usab.',
  'pay.ended-expired':
    'Nahurot ang oras sa pagbayad, busa walay order nga na-place. Sugdi og usab ang pagbayad.',
} as const satisfies AreaOf<typeof source>
