import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'ဧည့်သည်အဖြစ် တင်ထားတာတွေကို အကောင့်ထဲ မရွှေ့နိုင်ပါ။',
  'guest.moved': 'ဧည့်သည်အဖြစ် တင်ထားတဲ့ အော်ဒါတွေ အကောင့်ထဲ ရောက်ပါပြီ။',
  'sender.title': 'ယူမည့်နေရာ',
  'sender.hint': 'ပစ္စည်းကို ရိုက်ဒါဆီ ဘယ်သူက ဘယ်မှာ ပေးမလဲ။',
  'sender.address': 'ယူမည့်လိပ်စာ',
  'sender.name': 'သင့်အမည်',
  'sender.phone': 'သင့်ဖုန်းနံပါတ်',
  'sender.email': 'သင့်အီးမေးလ်',
  'guest.online-only': 'ဧည့်သည်တွေက ကတ်နဲ့ အွန်လိုင်း ငွေချေရပါတယ်။',
  'guest.kept-here': 'အော်ဒါတွေကို ဒီဘရောက်ဇာမှာ သိမ်းထားပါတယ်။ အမြဲသိမ်းဖို့ အကောင့်ဖွင့်ပါ။',
  'guest.earlier': 'အရင်အော်ဒါများ -',
  'request.fault.sender-address-missing': 'ပစ္စည်းယူမည့်နေရာ ရွေးပါ',
  'request.fault.sender-name-missing': 'သင့်အမည် ဖြည့်ပါ',
  'request.fault.sender-phone-missing': 'သင့်ဖုန်းနံပါတ် ဖြည့်ပါ',
  'request.fault.sender-phone-invalid': 'သင့်ဖုန်းနံပါတ် မမှန်ဘူးထင်ပါတယ်',
  'request.fault.sender-email-missing': 'သင့်အီးမေးလ် ဖြည့်ပါ',
  'request.fault.sender-email-invalid': 'သင့်အီးမေးလ် မမှန်ဘူးထင်ပါတယ်',
} as const satisfies AreaOf<typeof source>
