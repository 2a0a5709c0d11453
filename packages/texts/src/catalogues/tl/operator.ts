import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'May vendor na sa code na iyon.',
  'error.flag-unknown': 'Walang ganoong flag.',
  'error.parameter-invalid': 'Hindi puwede ang value na iyon sa setting na ito.',
  'error.account-not-found': 'Walang ganoong account.',
  'error.platform-vendor': 'Wala sa bansang ito ang isa sa mga vendor na iyon.',
  'error.service-hours-format': 'dapat ang format ay dddd:dddd (0000:2359 kung 24/24)',
  'error.service-hours-range': 'dapat ang oras ng serbisyo ay mula 0 hanggang 2359',
  'flags.unavailable': 'May mga setting na hindi ma-load, kaya baka may kulang sa portal ngayon.',
  'error.text-unknown': 'Walang ganitong text sa wikang ito.',
  'error.text-invalid': 'Hindi puwede roon ang text na iyan.',
  'text.fault.empty': 'Hindi puwedeng walang laman, at hindi puwedeng may space sa simula o dulo.',
  'text.fault.placeholders': 'Dapat pareho sa English na text ang mga pangalan sa loob ng braces.',
  'text.fault.marks': 'Walang markup at walang control characters.',
  'text.fault.long': 'Masyado itong mahaba para sa lugar nito.',
} as const satisfies AreaOf<typeof source>
