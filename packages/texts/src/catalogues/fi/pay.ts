import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Maksu verkossa kortilla',
  'payment.ONLINE_PAYMENT-hint': 'Toimitus maksetaan nyt, ja lähettiä etsitään, kun se on maksettu',
  'pay.go': 'Siirry maksamaan',
  'pay.title': 'Maksa kortilla',
  'pay.beginning': 'Maksua valmistellaan',
  'pay.which': 'Kortti, jolla maksetaan',
  'pay.new-card': 'Toinen kortti',
  'pay.card': '{scheme}, viimeiset numerot {digits}',
  'pay.expired': 'Vanhentunut',
  'pay.remove': 'Poista',
  'pay.remove-card': 'Poista kortti {card}',
  'pay.remove-sure': 'Poistetaanko tämä kortti?',
  'pay.keep': 'Säilytä',
  'pay.not-removed': 'Korttia ei voitu poistaa. Yritä uudelleen.',
  'pay.frame': 'Kortin tiedot',
  'pay.save': 'Tallenna tämä kortti seuraavaa kertaa varten',
  'pay.pay': 'Maksa {amount}',
  'pay.safe': 'Korttisi tiedot menevät salattuina suoraan maksupalveluun. Me emme näe numeroa koskaan.',
  'pay.waiting': 'Pankkisi käsittelee maksua. Pidä tämä sivu auki.',
  'pay.challenge': 'Pankkisi haluaa varmistaa, että maksaja olet sinä',
  'pay.challenge-leave': 'Älä vastaa, vaan valitse toinen kortti',
  'pay.not-left': 'Maksua ei voitu keskeyttää. Yritä uudelleen.',
  'pay.last-try': 'Voit kokeilla vielä yhtä korttia. Sen jälkeen maksu on aloitettava uudelleen.',
  'pay.decline.DECLINED': 'Pankkisi ei hyväksynyt korttia. Kokeile toista.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Kortilla ei ole tarpeeksi katetta. Kokeile toista.',
  'pay.decline.EXPIRED_CARD': 'Kortti on vanhentunut. Kokeile toista.',
  'pay.decline.WRONG_SECURITY_CODE': 'Turvakoodi on väärä. Tarkista se.',
  'pay.decline.CARD_BLOCKED': 'Kortti on suljettu. Kokeile toista.',
  'pay.decline.CHALLENGE_FAILED':
    'Pankkisi ei voinut vahvistaa, että maksaja olet sinä. Yritä uudelleen tai toisella kortilla.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Pankkisi ei saanut sinulta vastausta. Yritä uudelleen tai toisella kortilla.',
  'pay.decline.CARD_UNREADABLE': 'Kortin tietoja ei voitu lukea. Kirjoita ne uudelleen.',
  'pay.decline.PROVIDER_DOWN': 'Maksupalveluun ei saatu yhteyttä. Mitään ei veloitettu. Yritä uudelleen.',
} as const satisfies AreaOf<typeof source>
