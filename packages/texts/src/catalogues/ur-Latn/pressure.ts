import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '{time} tak yahan delivery mein taqreeban {duration} zyada lagein ge.',
  'pressure.paused': 'Riders {time} tak yahan naye orders nahi lete.',
  'pressure.zone-closed': 'Riders yahan {from} se {to} tak parcel lete hain.',
  'pressure.radius': '{time} tak riders yahan se {distance} tak deliver karte hain.',
  'pressure.full':
    'Yahan sab riders masroof hain. Barah-e-karam chand minute mein ya {time} ke baad dobara koshish karein.',
  'pressure.surcharge': '{time} tak yahan {amount} izafi fee lage gi.',
  'request.fee-surcharge': 'Zyada maang ki izafi fee',
  'bulk.problem.paused': 'Riders abhi is pickup point par naye orders nahi lete',
  'bulk.problem.zone-closed': 'Is waqt riders yahan se parcel nahi lete',
  'bulk.problem.radius': 'Jab kam riders farigh hon to yeh bohat door hai',
  'bulk.problem.full': 'Yahan sab riders masroof hain. Chand minute mein dobara koshish karein.',
  'error.measure-not-found': 'Yeh iqdam mojood nahi, ya khatam ho chuka hai.',
  'error.measure-invalid': 'Barah-e-karam iqdam ki value aur waqt dekhein.',
} as const satisfies AreaOf<typeof source>
