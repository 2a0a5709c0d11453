import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Ten klucz jest niepełny lub ma literówkę.',
  'keys.error.invalid': 'Ten klucz nie jest tu ważny.',
  'keys.error.scope': 'Ten klucz nie pozwala na to wywołanie.',
  'keys.error.not-found': 'Ten klucz już nie istnieje.',
  'keys.error.changed': 'Ktoś inny zmienił ten klucz. Obejrzyj go jeszcze raz przed zapisaniem.',
  'keys.error.ended': 'Ten klucz wygasł.',
  'keys.error.too-many': 'Jest za dużo kluczy. Zakończ ten, który nie jest już używany.',
  'keys.error.network-invalid': 'To nie jest sieć. Podaj adres lub zakres, np. 203.0.113.0/24.',
  'keys.error.collection-point': 'Klucz jest tylko dla miejsc odbioru Twojej firmy.',
  'keys.error.time-invalid': 'Wybierz późniejszy czas. Stary klucz jest ważny najwyżej siedem dni.',
} as const satisfies AreaOf<typeof source>
