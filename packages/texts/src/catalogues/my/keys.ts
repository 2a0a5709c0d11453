import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'ဒီကီး မပြည့်စုံပါ သို့မဟုတ် မှားရိုက်ထားပါတယ်။',
  'keys.error.invalid': 'ဒီကီးကို ဒီမှာ သုံးလို့မရပါ။',
  'keys.error.scope': 'ဒီကီးနဲ့ ဒီခေါ်ဆိုမှုကို လုပ်ခွင့်မရှိပါ။',
  'keys.error.not-found': 'ဒီကီး မရှိတော့ပါ။',
  'keys.error.changed': 'အခြားသူက ဒီကီးကို ပြောင်းထားပါတယ်။ မသိမ်းမီ ပြန်ကြည့်ပါ။',
  'keys.error.ended': 'ဒီကီး ရပ်ပြီးပါပြီ။',
  'keys.error.too-many': 'ကီးများလွန်းပါတယ်။ မသုံးတော့တဲ့ ကီးကို ရပ်ပါ။',
  'keys.error.network-invalid': 'ဒါက ကွန်ရက် မဟုတ်ပါ။ လိပ်စာ သို့မဟုတ် 203.0.113.0/24 လို အပိုင်းအခြား ထည့်ပါ။',
  'keys.error.collection-point': 'ကီးကို သင့်လုပ်ငန်းရဲ့ ယူမည့်နေရာများအတွက်သာ သုံးနိုင်ပါတယ်။',
  'keys.error.time-invalid': 'ပိုနောက်ကျတဲ့ အချိန်ကို ရွေးပါ။ ကီးဟောင်းကို ခုနစ်ရက်အထိသာ သုံးနိုင်ပါတယ်။',
} as const satisfies AreaOf<typeof source>
