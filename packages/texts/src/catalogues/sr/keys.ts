import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Ključ je nepotpun ili pogrešno otkucan.',
  'keys.error.invalid': 'Ključ ovde ne važi.',
  'keys.error.scope': 'Ključ ne dopušta ovaj poziv.',
  'keys.error.not-found': 'Ključ više ne postoji.',
  'keys.error.changed': 'Neko drugi je izmenio ključ. Pogledajte ga ponovo pre čuvanja.',
  'keys.error.ended': 'Ključ je ukinut.',
  'keys.error.too-many': 'Ima previše ključeva. Ukinite neki koji se više ne koristi.',
  'keys.error.network-invalid': 'Ovo nije mreža. Unesite adresu ili opseg, na primer 203.0.113.0/24.',
  'keys.error.collection-point': 'Ključ je samo za mesta preuzimanja vaše firme.',
  'keys.error.time-invalid': 'Izaberite kasnije vreme. Stari ključ važi najviše sedam dana.',
} as const satisfies AreaOf<typeof source>
