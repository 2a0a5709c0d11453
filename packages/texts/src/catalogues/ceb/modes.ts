import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Palihug register o log in para mag-request og rider.',
  'guest.name': 'Bisita',
  'guest.continue': 'Padayon isip guest',
  'guest.ended': 'Nahuman na ang imong session isip guest. Padayon og usab isip guest, o mag-log in.',
  'guest.request-text':
    'Online ang bayad sa guest. Paghimo og account para magamit ang tanang paagi sa pagbayad ug ma-save ang imong pickup point.',
  'guest.popup-title': 'Tipigi sa usa ka lugar ang imong mga order',
  'guest.popup-text':
    'Paghimo og account ug andam na ang sunod nga order sa pipila ka click: naka-save ang imong pickup point, mga customer ug tanang order.',
  'guest.popup-register': 'Paghimo og account',
  'guest.popup-later': 'Unya na',
  'guest.popup-never': 'Ayaw na pangutana og usab',
  'platform.title': 'Nag-abli',
  'platform.error.token':
    'Wala namo maablihi ang portal sa gihatag sa page nga nagpalibot ani. Palihug i-reload kana nga page.',
  'platform.error.no-answer':
    'Wala isulti sa page nga nagpalibot sa portal kung kinsa ka. Palihug i-reload kana nga page.',
} as const satisfies AreaOf<typeof source>
