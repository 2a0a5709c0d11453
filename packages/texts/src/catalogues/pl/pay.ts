import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Płatność online kartą',
  'payment.ONLINE_PAYMENT-hint': 'Dostawę opłacasz teraz, a kuriera szukamy po opłaceniu',
  'pay.go': 'Przejdź do płatności',
  'pay.title': 'Zapłać kartą',
  'pay.beginning': 'Przygotowujemy płatność',
  'pay.which': 'Karta do płatności',
  'pay.new-card': 'Inna karta',
  'pay.card': '{scheme}, końcówka {digits}',
  'pay.expired': 'Nieważna',
  'pay.remove': 'Usuń',
  'pay.remove-card': 'Usuń {card}',
  'pay.remove-sure': 'Usunąć tę kartę?',
  'pay.keep': 'Zachowaj',
  'pay.not-removed': 'Nie udało się usunąć karty. Spróbuj ponownie.',
  'pay.frame': 'Dane karty',
  'pay.save': 'Zapisz tę kartę na następny raz',
  'pay.pay': 'Zapłać {amount}',
  'pay.safe': 'Dane karty trafiają zaszyfrowane wprost do operatora płatności. Nigdy nie widzimy numeru.',
  'pay.waiting': 'Twój bank nad tym pracuje. Nie zamykaj tej strony.',
  'pay.challenge': 'Bank chce się upewnić, że to Ty',
  'pay.challenge-leave': 'Nie odpowiadaj i wybierz inną kartę',
  'pay.not-left': 'Nie udało się przerwać płatności. Spróbuj ponownie.',
  'pay.last-try': 'Możesz użyć jeszcze jednej karty. Potem trzeba zacząć płatność od nowa.',
  'pay.decline.DECLINED': 'Bank nie przyjął tej karty. Użyj innej.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Na karcie jest za mało środków. Użyj innej.',
  'pay.decline.EXPIRED_CARD': 'Karta straciła ważność. Użyj innej.',
  'pay.decline.WRONG_SECURITY_CODE': 'Kod zabezpieczający jest nieprawidłowy. Sprawdź go.',
  'pay.decline.CARD_BLOCKED': 'Karta jest zablokowana. Użyj innej.',
  'pay.decline.CHALLENGE_FAILED':
    'Bank nie mógł potwierdzić, że to Ty. Spróbuj ponownie lub użyj innej karty.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Bank nie otrzymał od Ciebie odpowiedzi. Spróbuj ponownie lub użyj innej karty.',
  'pay.decline.CARD_UNREADABLE': 'Nie udało się odczytać danych karty. Wpisz je jeszcze raz.',
  'pay.decline.PROVIDER_DOWN': 'Brak połączenia z operatorem płatności. Nic nie pobrano. Spróbuj ponownie.',
  'pay.ended-expired':
    'Czas na zapłatę minął, więc zamówienie nie zostało złożone. Zacznij płatność od nowa.',
} as const satisfies AreaOf<typeof source>
