import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Doručení zde trvá asi o {duration} déle, do {time}.',
  'pressure.paused': 'Kurýři zde nepřijímají nové objednávky do {time}.',
  'pressure.zone-closed': 'Kurýři zde vyzvedávají od {from} do {to}.',
  'pressure.radius': 'Kurýři odtud doručují nejdál {distance}, do {time}.',
  'pressure.full': 'Všichni kurýři jsou zde obsazeni. Zkuste to za pár minut nebo po {time}.',
  'pressure.surcharge': 'Do {time} zde platí příplatek {amount}.',
  'request.fee-surcharge': 'Příplatek za velký zájem',
  'bulk.problem.paused': 'Kurýři na tomto místě vyzvednutí teď nepřijímají nové objednávky',
  'bulk.problem.zone-closed': 'V tuto dobu zde kurýři nevyzvedávají',
  'bulk.problem.radius': 'Příliš daleko, když je málo volných kurýrů',
  'bulk.problem.full': 'Všichni kurýři jsou zde obsazeni. Zkuste to za pár minut.',
  'error.measure-not-found': 'Toto opatření neexistuje, nebo už skončilo.',
  'error.measure-invalid': 'Zkontrolujte prosím hodnotu a čas opatření.',
} as const satisfies AreaOf<typeof source>
