import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'ဒီကူပွန်ကုဒ် သုံးလို့မရပါ',
  'voucher.error.get.message': 'ကူပွန်ကုဒ် အသေးစိတ် ရယူလို့မရပါ',
  'voucher.error.exists': 'ဒီကုဒ်နဲ့ ကူပွန် ရှိပြီးသားပါ။',
  'voucher.error.terms': 'ဒီသတ်မှတ်ချက်တွေ အချင်းချင်း မကိုက်ညီပါ။',
  'voucher.add': 'ကူပွန် ထည့်ရန်',
  'voucher.code': 'ကူပွန်ကုဒ်',
  'voucher.apply': 'သုံးရန်',
  'voucher.remove': 'ကူပွန် ဖယ်ရန်',
  'voucher.replace': 'တခြားကူပွန် သုံးရန်',
  'voucher.keep': 'ဒီကူပွန်ကို ထားရန်',
  'voucher.applied': 'ကူပွန် {code} က {amount} လျှော့ပေးပါတယ်။',
  'voucher.removed': 'ကူပွန်ကို ဖယ်လိုက်ပါပြီ။',
  'voucher.line': 'ကူပွန် {code}',
  'voucher.gone': 'ကူပွန် {code} သုံးမရတော့လို့ ဖယ်လိုက်ပါတယ်။ ပို့ခကို ပြန်ကြည့်ပါ။',
  'voucher.stays': 'ကူပွန် {code} က ဒီအော်ဒါမှာ ဆက်ရှိပါမယ်။',
  'order.fee-whole': 'ကူပွန်မသုံးခင် ပို့ခ',
  'order.voucher': 'ကူပွန်',
  'order.voucher-off': '{code}၊ {amount} လျှော့',
} as const satisfies AreaOf<typeof source>
