import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled': 'Nie udało się sprawdzić, czy możesz zapłacić online. Spróbuj ponownie.',
  'error.payment.init': 'Wystąpił problem z płatnością. Spróbuj ponownie.',
  'error.payment.intent-creation': 'Nie udało się rozpocząć płatności. Spróbuj ponownie.',
  'error.payment.off': 'Płatność online nie jest teraz możliwa. Wybierz inną metodę płatności.',
  'error.payment.wallet': 'Sesja płatności wygasła. Spróbuj ponownie.',
  'error.payment.not-found': 'Nie znaleźliśmy tej płatności.',
  'error.payment.over': 'Ta płatność jest zakończona. Zacznij od nowa.',
  'error.payment.under-way': 'Ta płatność jest jeszcze przetwarzana. Poczekaj chwilę.',
  'error.card-not-found': 'Nie znaleźliśmy tej karty.',
  'error.card-expired': 'Ta karta straciła ważność. Wybierz inną.',
  'error.edit-paid':
    'To zlecenie opłacono online. Aby wysłać je w miejsce, które kosztuje więcej, anuluj je i zamów ponownie.',
  'error.settlement-nothing': 'Nie ma gotówki do rozliczenia.',
} as const satisfies AreaOf<typeof source>
