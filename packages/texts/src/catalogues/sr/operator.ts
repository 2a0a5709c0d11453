import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Partner sa tom šifrom već postoji.',
  'error.flag-unknown': 'Takav prekidač ne postoji.',
  'error.parameter-invalid': 'Ta vrednost ne važi za ovo podešavanje.',
  'error.account-not-found': 'Takav nalog ne postoji.',
  'error.platform-vendor': 'Jedan od tih partnera ne postoji u ovoj zemlji.',
  'error.service-hours-format': 'format mora biti dddd:dddd (0000:2359 za 24/24)',
  'error.service-hours-range': 'radno vreme mora biti između 0 i 2359',
  'flags.unavailable': 'Neka podešavanja nisu mogla da se učitaju, pa delovi portala sada možda nedostaju.',
  'error.text-unknown': 'Na ovom jeziku nema takvog teksta.',
  'error.text-invalid': 'Taj tekst ne može da stoji tamo.',
  'text.fault.empty': 'Tekst ne sme da bude prazan niti da počinje ili se završava razmakom.',
  'text.fault.placeholders': 'U vitičastim zagradama moraju da budu ista imena kao u engleskom tekstu.',
  'text.fault.marks': 'Tekst ne sme da sadrži oznake ni kontrolne znakove.',
  'text.fault.long': 'Tekst je predugačak za svoje mesto.',
} as const satisfies AreaOf<typeof source>
