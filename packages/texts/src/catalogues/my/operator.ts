import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'ဒီကုဒ်နဲ့ ဆိုင် ရှိပြီးသားပါ။',
  'error.flag-unknown': 'ဒီ flag မရှိပါ။',
  'error.parameter-invalid': 'ဒီဆက်တင်အတွက် တန်ဖိုး မမှန်ပါ။',
  'error.account-not-found': 'ဒီအကောင့် မရှိပါ။',
  'error.platform-vendor': 'အဲဒီဆိုင်တွေထဲက တစ်ဆိုင်က ဒီနိုင်ငံမှာ မရှိပါ။',
  'error.service-hours-format': 'ပုံစံက dddd:dddd ဖြစ်ရပါမယ် (၂၄ နာရီဆိုရင် 0000:2359)',
  'error.service-hours-range': 'ဝန်ဆောင်မှုအချိန်က 0 နဲ့ 2359 ကြား ဖြစ်ရပါမယ်',
  'flags.unavailable': 'ဆက်တင်တချို့ ဖွင့်မရလို့ ပေါ်တယ်ရဲ့ အစိတ်အပိုင်းတချို့ လောလောဆယ် မပါနိုင်ပါ။',
  'error.text-unknown': 'ဒီဘာသာမှာ အဲဒီစာသား မရှိပါ။',
  'error.text-invalid': 'အဲဒီစာသားကို အဲဒီနေရာမှာ သုံးလို့မရပါ။',
  'text.fault.empty': 'စာသား ဗလာ မဖြစ်ရပါ။ အစနဲ့ အဆုံးမှာ နေရာလွတ် မပါရပါ။',
  'text.fault.placeholders': 'တွန့်ကွင်းထဲက အမည်တွေ အင်္ဂလိပ်စာသားထဲကအတိုင်း ဖြစ်ရပါမယ်။',
  'text.fault.marks': 'မားက်အပ်ကုဒ်နဲ့ ထိန်းချုပ်အက္ခရာတွေ မပါရပါ။',
  'text.fault.long': 'စာသားက သူ့နေရာအတွက် ရှည်လွန်းပါတယ်။',
} as const satisfies AreaOf<typeof source>
