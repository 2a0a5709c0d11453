import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Naa nay vendor ana nga code.',
  'error.flag-unknown': 'Walay ingon ana nga flag.',
  'error.parameter-invalid': 'Dili pwede kana nga value ani nga setting.',
  'error.account-not-found': 'Walay ingon ana nga account.',
  'error.platform-vendor': 'Wala ani nga nasod ang usa sa mga vendor.',
  'error.service-hours-format': 'ang format kinahanglan dddd:dddd (0000:2359 kung 24/24)',
  'error.service-hours-range': 'ang oras sa serbisyo kinahanglan gikan 0 hangtod 2359',
  'flags.unavailable': 'Naay mga setting nga wala ma-load, busa basin naay kulang sa portal karon.',
  'error.text-unknown': 'Walay ingon ani nga text niini nga pinulongan.',
  'error.text-invalid': 'Dili pwede kana nga text dinha.',
  'text.fault.empty':
    'Dili pwede nga walay sulod, ug dili pwede nga naay space sa sinugdanan o sa katapusan.',
  'text.fault.placeholders': 'Kinahanglan pareho sa English nga text ang mga ngalan sulod sa braces.',
  'text.fault.marks': 'Walay markup ug walay control characters.',
  'text.fault.long': 'Taas ra kaayo kini alang sa iyang pwesto.',
} as const satisfies AreaOf<typeof source>
