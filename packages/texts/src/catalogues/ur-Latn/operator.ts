import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Is code ka vendor pehle se hai.',
  'error.flag-unknown': 'Aisa koi flag nahi.',
  'error.parameter-invalid': 'Is setting ke liye yeh value durust nahi.',
  'error.account-not-found': 'Aisa koi account nahi.',
  'error.platform-vendor': 'Un mein se ek vendor is mulk mein nahi.',
  'error.service-hours-format': 'format dddd:dddd hona chahiye (24/24 ke liye 0000:2359)',
  'error.service-hours-range': 'service ke auqaat 0 aur 2359 ke darmiyan hone chahiyein',
  'flags.unavailable': 'Kuch settings load nahi ho sakin, is liye portal ke kuch hisse abhi na hon.',
  'error.text-unknown': 'Is zaban mein aisi koi ibarat nahi.',
  'error.text-invalid': 'Yeh ibarat wahan nahi aa sakti.',
  'text.fault.empty': 'Ibarat khali na ho, aur us ke shuru ya aakhir mein khali jagah na ho.',
  'text.fault.placeholders': 'Curly brackets mein wohi naam hon jo English ibarat mein hain.',
  'text.fault.marks': 'Ibarat mein markup ya control characters na hon.',
  'text.fault.long': 'Ibarat apni jagah ke liye bohat lambi hai.',
} as const satisfies AreaOf<typeof source>
