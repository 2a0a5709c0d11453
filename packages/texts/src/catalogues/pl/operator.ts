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
} as const satisfies AreaOf<typeof source>
