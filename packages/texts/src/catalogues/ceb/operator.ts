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
  'error.operator-credentials': 'Sayop ang email o password.',
  'error.operator-code': 'Sayop ang code o nagamit na ni.',
  'error.operator-login-over': 'Palihug log in og usab.',
  'error.operator-link': 'Expired na o nagamit na kini nga link.',
  'error.operator-not-found': 'Walay ingon ana nga operator.',
  'error.operator-exists': 'Naa nay operator ani nga email.',
  'error.operator-last': 'Kini nga operator na lang ang administrator. Palihug pagdugang usa og lain.',
  'error.operator-status': 'Dili pwede sa operator kini nga status.',
  'error.view-read-only': 'Tan-aw lang kini. Walay nausab.',
  'error.view-over': 'Nahuman na ang pagtan-aw.',
  'mail.operator-invited.subject': 'Apil sa operations team sa {sender}',
  'mail.operator-invited.text': 'Ablihi kini nga link para mahimo ang imong operator account sa {sender}.',
  'mail.operator-invited.action': 'Paghimo og account',
  'mail.operator-reset.subject': 'I-reset ang imong {sender} password',
  'mail.operator-reset.text': 'Ablihi kini nga link para mopili og bag-ong password.',
  'mail.operator-reset.action': 'Pagpili og password',
  'mail.operator-factor.subject': 'Nailisan ang imong mga login code sa {sender}',
  'mail.operator-factor.text':
    'Nailisan ang imong app para sa login code niadtong {at}. Na-log out ang tanang ubang device.',
} as const satisfies AreaOf<typeof source>
