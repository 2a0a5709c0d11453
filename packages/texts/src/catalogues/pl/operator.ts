import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Partner o tym kodzie już istnieje.',
  'error.flag-unknown': 'Nie ma takiej flagi.',
  'error.parameter-invalid': 'Ta wartość jest nieprawidłowa dla tego ustawienia.',
  'error.account-not-found': 'Nie ma takiego konta.',
  'error.platform-vendor': 'Jeden z tych partnerów nie istnieje w tym kraju.',
  'error.service-hours-format': 'Format musi być dddd:dddd (0000:2359 oznacza całą dobę)',
  'error.service-hours-range': 'Godziny pracy muszą być między 0 a 2359',
  'flags.unavailable':
    'Nie udało się wczytać niektórych ustawień, więc części portalu może chwilowo brakować.',
  'error.text-unknown': 'Nie ma takiego tekstu w tym języku.',
  'error.text-invalid': 'Ten tekst nie może tam być.',
  'text.fault.empty': 'Tekst nie może być pusty ani zaczynać się lub kończyć spacją.',
  'text.fault.placeholders': 'W nawiasach klamrowych muszą być te same nazwy co w tekście angielskim.',
  'text.fault.marks': 'Tekst nie może zawierać znaczników ani znaków sterujących.',
  'text.fault.long': 'Tekst jest za długi na swoje miejsce.',
} as const satisfies AreaOf<typeof source>
