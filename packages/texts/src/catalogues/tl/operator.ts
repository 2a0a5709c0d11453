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
} as const satisfies AreaOf<typeof source>
