import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'သင့်အဖြေ လိုအပ်',
  'decision.missed.CANCEL': 'အချိန်မီ အဖြေမရလို့ {name} အတွက် အော်ဒါကို အခမဲ့ ပယ်ဖျက်လိုက်ပါပြီ။',
  'decision.missed.BRING_BACK': 'အချိန်မီ အဖြေမရလို့ {name} ရဲ့ ပါဆယ် သင့်ဆီ ပြန်လာနေပါပြီ။ {fee} ကောက်ခံထားပါတယ်။',
  'decision.missed.BRING_BACK-free': 'အချိန်မီ အဖြေမရလို့ {name} ရဲ့ ပါဆယ် သင့်ဆီ အခမဲ့ ပြန်လာနေပါပြီ။',
  'mail.missed.subject': 'အော်ဒါ {order} အတွက် အချိန်မီ အဖြေမရပါ',
  'mail.missed.action': 'အော်ဒါ ဖွင့်ရန်',
  'order.locked': 'ရိုက်ဒါက {time} မှာ လက်ခံပြီးလို့ အော်ဒါကို ပြင်လို့ ပယ်ဖျက်လို့ မရတော့ပါ။',
  'order.edit.cancelled': 'ဒီအော်ဒါကို ပယ်ဖျက်ပြီးလို့ ပြင်လို့ မရတော့ပါ။',
  'timeline.offers': 'မေးထားတဲ့ ရိုက်ဒါ - {count}',
  'share.message': 'မင်္ဂလာပါ၊ {shop} ကပါ။ သင့်ပါဆယ်ကို ဒီမှာ ကြည့်ပါ - {link}',
  'track.call-shop': 'ဆိုင်ကို ဖုန်းခေါ်ရန်',
  'tracking.on-the-way': 'လမ်းမှာရှိတဲ့ ရိုက်ဒါ - {count}',
  'decision.new-pin': 'နေရာသစ်ရဲ့ ပင်',
  'track.arrives': '{time} ဝန်းကျင် ရောက်ပါမယ်',
} as const satisfies AreaOf<typeof source>
