import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Mag-register o mag-log in para mag-request ng rider.',
  'guest.name': 'Bisita',
  'guest.continue': 'Magpatuloy bilang guest',
  'guest.ended': 'Tapos na ang session mo bilang guest. Magpatuloy ulit bilang guest, o mag-log in.',
  'guest.request-text':
    'Online ang bayad ng mga guest. Gumawa ng account para magamit ang lahat ng paraan ng bayad at ma-save ang pickup point mo.',
  'guest.popup-title': 'Isang lugar para sa lahat ng order mo',
  'guest.popup-text':
    'Gumawa ng account at handa na ang susunod na order sa ilang click: naka-save ang pickup point, mga customer at lahat ng order mo.',
  'guest.popup-register': 'Gumawa ng account',
  'guest.popup-later': 'Mamaya na',
  'guest.popup-never': 'Huwag nang itanong ulit',
  'platform.title': 'Binubuksan',
  'platform.error.token':
    'Hindi namin mabuksan ang portal sa ibinigay ng page na kinalalagyan nito. Paki-reload ang page na iyon.',
  'platform.error.no-answer':
    'Hindi sinabi ng page na kinalalagyan ng portal kung sino ka. Paki-reload ang page na iyon.',
} as const satisfies AreaOf<typeof source>
