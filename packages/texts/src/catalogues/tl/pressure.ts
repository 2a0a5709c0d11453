import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Mas matagal nang mga {duration} ang delivery dito hanggang {time}.',
  'pressure.paused': 'Hindi tumatanggap ng bagong order ang mga rider dito hanggang {time}.',
  'pressure.zone-closed': 'Kumukuha ang mga rider dito mula {from} hanggang {to}.',
  'pressure.radius': 'Hanggang {distance} lang ang inaabot ng mga rider dito hanggang {time}.',
  'pressure.full':
    'Abala ang lahat ng rider dito. Pakisubukan ulit makalipas ang ilang minuto, o pagkatapos ng {time}.',
  'pressure.surcharge': 'May dagdag na {amount} dito hanggang {time}.',
  'request.fee-surcharge': 'Dagdag dahil maraming order',
  'bulk.problem.paused': 'Hindi tumatanggap ngayon ng bagong order ang mga rider sa pickup point na ito',
  'bulk.problem.zone-closed': 'Hindi kumukuha ang mga rider dito sa oras na ito',
  'bulk.problem.radius': 'Masyadong malayo habang kaunti ang libreng rider',
  'bulk.problem.full': 'Abala ang lahat ng rider dito. Subukan ulit makalipas ang ilang minuto.',
  'error.measure-not-found': 'Walang ganitong hakbang, o tapos na ito.',
  'error.measure-invalid': 'Paki-check ang halaga at oras ng hakbang.',
} as const satisfies AreaOf<typeof source>
