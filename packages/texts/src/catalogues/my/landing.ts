import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'ဘယ်လောက်ကျလဲ',
  'landing.price-lead': 'သုံးသလောက်ပဲ ပေးရပါတယ်၊ စာချုပ်မလို၊ အနည်းဆုံး သုံးရမည့်ပမာဏ မရှိပါ။ {country} အတွက် ဒီနေ့ နှုန်းထားပါ။',
  'landing.price-distance': 'လမ်းအကွာအဝေး',
  'landing.price-cash': 'ရိုက်ဒါက အိမ်တံခါးဝမှာ ငွေသားကောက်မယ်',
  'landing.price-fee': 'ပို့ခ',
  'landing.price-base': 'အခြေခံပို့ခ',
  'landing.price-way': '{distance}၊ ၁ ကီလိုမီတာကို {perKm}',
  'landing.price-way-included': '{distance}၊ ပထမ {included} က အခြေခံပို့ခထဲ ပါပြီးသား',
  'landing.price-cash-part': 'ငွေသားကောက်ခ',
  'landing.price-note': 'ပို့ခအတိအကျက သွားရမည့်လမ်းပေါ် မူတည်ပါတယ်။ အတည်မပြုခင် မြင်ရပါတယ်။',
  'landing.faq-title': 'မေးခွန်းများ',
  'landing.share': 'ရိုက်ဒါခေါ်ပါ၊ အတည်မပြုခင် ပို့ခကြည့်ပါ၊ အိမ်ရောက်အထိ လိုက်ကြည့်ပါ။ {base} မှ စပြီး အကွာအဝေးအလိုက် ထပ်ပေါင်းပါတယ်။',
} as const satisfies AreaOf<typeof source>
