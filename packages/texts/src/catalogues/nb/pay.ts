import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Betal på nett med kort',
  'payment.ONLINE_PAYMENT-hint': 'Leveringen betales nå, og vi leter etter et bud når den er betalt',
  'pay.go': 'Gå til betaling',
  'pay.title': 'Betal med kort',
  'pay.beginning': 'Betalingen klargjøres',
  'pay.which': 'Kort å betale med',
  'pay.new-card': 'Et annet kort',
  'pay.card': '{scheme} som slutter på {digits}',
  'pay.expired': 'Utløpt',
  'pay.remove': 'Fjern',
  'pay.remove-card': 'Fjern {card}',
  'pay.remove-sure': 'Fjerne dette kortet?',
  'pay.keep': 'Behold',
  'pay.not-removed': 'Kortet kunne ikke fjernes. Prøv igjen.',
  'pay.frame': 'Kortopplysninger',
  'pay.save': 'Lagre kortet til neste gang',
  'pay.pay': 'Betal {amount}',
  'pay.safe': 'Kortopplysningene går kryptert rett til betalingstjenesten. Vi ser aldri nummeret.',
  'pay.waiting': 'Banken din behandler betalingen. Hold siden åpen.',
  'pay.unclear': 'Vi vet ikke ennå om banken din har betalt. Vi gir deg beskjed her og på e-post.',
  'pay.unclear-text': 'Vi vet ikke ennå om banken din har betalt. Vi gir deg beskjed her og på SMS.',
  'pay.bank-waits': 'En betaling venter på banken din.',
  'pay.challenge': 'Banken din vil være sikker på at det er deg',
  'pay.challenge-leave': 'Velg et annet kort uten å svare',
  'pay.not-left': 'Betalingen kunne ikke avbrytes. Prøv igjen.',
  'pay.last-try': 'Du kan prøve ett kort til. Etter det må betalingen startes på nytt.',
  'pay.decline.DECLINED': 'Banken din godtok ikke kortet. Prøv et annet.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Det er ikke nok penger på kortet. Prøv et annet.',
  'pay.decline.EXPIRED_CARD': 'Kortet er utløpt. Prøv et annet.',
  'pay.decline.WRONG_SECURITY_CODE': 'Sikkerhetskoden er feil. Sjekk den.',
  'pay.decline.CARD_BLOCKED': 'Kortet er sperret. Prøv et annet.',
  'pay.decline.CHALLENGE_FAILED':
    'Banken din kunne ikke bekrefte at det er deg. Prøv igjen, eller med et annet kort.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Banken din fikk ikke svar fra deg. Prøv igjen, eller med et annet kort.',
  'pay.decline.CARD_UNREADABLE': 'Kortopplysningene kunne ikke leses. Skriv dem på nytt.',
  'pay.decline.PROVIDER_DOWN':
    'Vi fikk ikke kontakt med betalingstjenesten. Ingenting er trukket. Prøv igjen.',
  'pay.ended-expired':
    'Tiden for å betale gikk ut, så ingen bestilling ble lagt inn. Start betalingen på nytt.',
} as const satisfies AreaOf<typeof source>
