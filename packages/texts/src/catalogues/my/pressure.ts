import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '{time} အထိ ဒီမှာ ပို့ဆောင်မှု {duration} ခန့် ပိုကြာပါမယ်။',
  'pressure.paused': '{time} အထိ ရိုက်ဒါများ ဒီမှာ အော်ဒါသစ် မယူပါ။',
  'pressure.zone-closed': 'ရိုက်ဒါများ ဒီမှာ {from} မှ {to} အထိ လာယူပါတယ်။',
  'pressure.radius': '{time} အထိ ရိုက်ဒါများ {distance} အထိသာ ပို့ပါတယ်။',
  'pressure.full': 'ဒီက ရိုက်ဒါအားလုံး မအားပါ။ မိနစ်အနည်းငယ်ကြာမှ သို့မဟုတ် {time} နောက်ပိုင်း ထပ်စမ်းပါ။',
  'pressure.surcharge': '{time} အထိ ဒီမှာ အပိုကြေး {amount} ကောက်ပါမယ်။',
  'request.fee-surcharge': 'အော်ဒါများချိန် အပိုကြေး',
  'bulk.problem.paused': 'ရိုက်ဒါများ ဒီယူမည့်နေရာမှာ အော်ဒါသစ် မယူသေးပါ',
  'bulk.problem.zone-closed': 'ဒီအချိန် ရိုက်ဒါများ ဒီမှာ လာမယူပါ',
  'bulk.problem.radius': 'အားသည့်ရိုက်ဒါ နည်းချိန် အလွန်ဝေးပါတယ်',
  'bulk.problem.full': 'ဒီက ရိုက်ဒါအားလုံး မအားပါ။ မိနစ်အနည်းငယ်ကြာမှ ထပ်စမ်းပါ။',
  'error.measure-not-found': 'ဒီဆောင်ရွက်ချက် မရှိပါ သို့မဟုတ် ပြီးသွားပါပြီ။',
  'error.measure-invalid': 'ဆောင်ရွက်ချက်ရဲ့ တန်ဖိုးနဲ့ အချိန်ကို စစ်ပါ။',
} as const satisfies AreaOf<typeof source>
