import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Plati online karticom',
  'payment.ONLINE_PAYMENT-hint': 'Dostava se plaća sada, a kurir se traži čim je plaćena',
  'pay.go': 'Nastavi na plaćanje',
  'pay.title': 'Plaćanje karticom',
  'pay.beginning': 'Plaćanje se priprema',
  'pay.which': 'Kartica za plaćanje',
  'pay.new-card': 'Druga kartica',
  'pay.card': '{scheme} koja se završava na {digits}',
  'pay.expired': 'Istekla',
  'pay.remove': 'Ukloni',
  'pay.remove-card': 'Ukloni: {card}',
  'pay.remove-sure': 'Ukloniti ovu karticu?',
  'pay.keep': 'Zadrži',
  'pay.not-removed': 'Kartica nije mogla da se ukloni. Pokušajte ponovo.',
  'pay.frame': 'Podaci kartice',
  'pay.save': 'Sačuvaj karticu za sledeći put',
  'pay.pay': 'Plati {amount}',
  'pay.safe': 'Podaci vaše kartice idu šifrovani direktno posredniku za plaćanje. Broj nikad ne vidimo.',
  'pay.waiting': 'Vaša banka obrađuje plaćanje. Ostavite ovu stranicu otvorenu.',
  'pay.unclear': 'Još ne znamo da li je vaša banka platila. Javićemo vam ovde i imejlom.',
  'pay.unclear-text': 'Još ne znamo da li je vaša banka platila. Javićemo vam ovde i SMS-om.',
  'pay.bank-waits': 'Jedno plaćanje čeka vašu banku.',
  'pay.challenge': 'Vaša banka proverava da li ste to zaista vi',
  'pay.challenge-leave': 'Izaberi drugu karticu bez odgovora',
  'pay.not-left': 'Od plaćanja nije moglo da se odustane. Pokušajte ponovo.',
  'pay.last-try': 'Možete da pokušate sa još jednom karticom. Posle toga plaćanje mora da počne iznova.',
  'pay.decline.DECLINED': 'Vaša banka nije prihvatila ovu karticu. Pokušajte drugom.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Na ovoj kartici nema dovoljno novca. Pokušajte drugom.',
  'pay.decline.EXPIRED_CARD': 'Ova kartica je istekla. Pokušajte drugom.',
  'pay.decline.WRONG_SECURITY_CODE': 'Sigurnosni kod nije tačan. Proverite ga.',
  'pay.decline.CARD_BLOCKED': 'Ova kartica je blokirana. Pokušajte drugom.',
  'pay.decline.CHALLENGE_FAILED':
    'Vaša banka nije mogla da potvrdi da ste to vi. Pokušajte ponovo ili drugom karticom.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Vaša banka nije dobila odgovor od vas. Pokušajte ponovo ili drugom karticom.',
  'pay.decline.CARD_UNREADABLE': 'Podaci kartice nisu mogli da se pročitaju. Ukucajte ih ponovo.',
  'pay.decline.PROVIDER_DOWN': 'Posrednik za plaćanje nije dostupan. Ništa nije naplaćeno. Pokušajte ponovo.',
  'pay.ended-expired':
    'Vreme za plaćanje je isteklo, pa porudžbina nije napravljena. Počnite plaćanje ponovo.',
} as const satisfies AreaOf<typeof source>
