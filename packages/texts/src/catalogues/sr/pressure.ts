import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Dostava ovde traje oko {duration} duže, do {time}.',
  'pressure.paused': 'Kuriri ovde ne primaju nove porudžbine do {time}.',
  'pressure.zone-closed': 'Kuriri ovde preuzimaju od {from} do {to}.',
  'pressure.radius': 'Kuriri odavde dostavljaju najdalje {distance}, do {time}.',
  'pressure.full': 'Svi kuriri su ovde zauzeti. Pokušajte za nekoliko minuta ili posle {time}.',
  'pressure.surcharge': 'Do {time} ovde važi doplata {amount}.',
  'request.fee-surcharge': 'Doplata zbog velike potražnje',
  'bulk.problem.paused': 'Kuriri trenutno ne primaju nove porudžbine na ovom mestu preuzimanja',
  'bulk.problem.zone-closed': 'Kuriri ovde ne preuzimaju u to vreme',
  'bulk.problem.radius': 'Predaleko dok je malo slobodnih kurira',
  'bulk.problem.full': 'Svi kuriri su ovde zauzeti. Pokušajte za nekoliko minuta.',
  'error.measure-not-found': 'Ova mera ne postoji ili je završena.',
  'error.measure-invalid': 'Proverite vrednost i vreme mere.',
} as const satisfies AreaOf<typeof source>
