import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'ဘယ်လောက်ကျလဲ',
  'landing.price-lead': 'သုံးသလောက်ပဲ ပေးရပါတယ်၊ စာချုပ်မလို၊ အနည်းဆုံးမရှိ။ {country} အတွက် ဒီနေ့ နှုန်းထားပါ။',
  'landing.price-distance': 'လမ်းအကွာအဝေး',
  'landing.price-cash': 'ရိုက်ဒါက အိမ်မှာ ငွေသားကောက်',
  'landing.price-fee': 'ပို့ခ',
  'landing.price-base': 'အစ',
  'landing.price-way': '{distance}၊ ၁ ကီလိုမီတာ {perKm}',
  'landing.price-way-included': '{distance}၊ ပထမ {included} က အစထဲ ပါပြီး',
  'landing.price-cash-part': 'ငွေသားကောက်ခ',
  'landing.price-note': 'အော်ဒါတစ်ခုရဲ့ ပို့ခကို သူ့လမ်းအတိုင်း တွက်ပြပြီး မတင်မချင်း မပြောင်းပါ။',
  'landing.faq-title': 'မေးခွန်းများ',
  'landing.share': 'ရိုက်ဒါခေါ်ပါ၊ အတည်မပြုခင် ပို့ခကြည့်ပါ၊ အိမ်ရောက်အထိ လိုက်ကြည့်ပါ။ တစ်ခါပို့ {base} မှ စပါတယ်။',
} as const satisfies AreaOf<typeof source>
