import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Poproś klienta o PIN',
  'handover.ask-hint':
    'Losujemy 4 cyfry, Ty je przekazujesz, a kurier wydaje przesyłkę tylko osobie, która je poda.',
  'handover.ask-yes': 'Tak, przy drzwiach',
  'handover.pin': 'PIN dla klienta',
  'handover.pin-hint':
    'Przekaż go klientowi albo udostępnij link: tam też go widać. Kurier go nie zna i zapyta o niego przy drzwiach.',
  'handover.pin-missing': 'Ta przesyłka jest wydawana na PIN. Zapytaj o niego klienta.',
  'handover.pin-wrong': 'Nieprawidłowy PIN. Pozostałe próby: {tries_left}.',
  'handover.pin-locked': 'Zbyt wiele razy podano zły PIN. Sklep został zapytany, co robić.',
  'decision.cause.WRONG_PIN': 'Zbyt wiele razy podano zły PIN przy drzwiach',
} as const satisfies AreaOf<typeof source>
