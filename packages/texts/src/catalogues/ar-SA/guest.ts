import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'sender.hint': 'من يسلّم الغرض إلى المندوب، وأين.',
  'sender.phone': 'رقم جوالك',
  'request.fault.sender-phone-missing': 'يرجى كتابة رقم جوالك',
  'request.fault.sender-phone-invalid': 'يبدو أن رقم جوالك غير صحيح',
} as const satisfies AreaOf<typeof source>
