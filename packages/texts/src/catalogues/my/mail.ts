import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'ဒီလိပ်စာကို {sender} မှာ တစ်ယောက်ယောက် သုံးလို့ ဒီစာရောက်တာပါ။ သင်မဟုတ်ရင် လျစ်လျူရှုနိုင်ပါတယ်။',
  'mail.confirm.subject': '{sender} အကောင့်ကို အတည်ပြုပါ',
  'mail.confirm.text':
    '{sender} က ကြိုဆိုပါတယ်။ ဒီလိပ်စာ သင့်ဟာဖြစ်ကြောင်း အတည်ပြုပေးပါ။ ပြီးရင် အကောင့်ဝင်ပြီး ပထမဆုံး ရိုက်ဒါကို ခေါ်နိုင်ပါပြီ။',
  'mail.confirm.validity': 'လင့်ခ်ကို {hours} နာရီအတွင်း တစ်ကြိမ်ပဲ သုံးနိုင်ပါတယ်။',
  'mail.confirm.action': 'အကောင့် အတည်ပြုရန်',
  'mail.reset.subject': '{sender} စကားဝှက်အသစ်အတွက် ကုဒ်',
  'mail.reset.text': 'စကားဝှက်အသစ် တောင်းခဲ့တဲ့ စာမျက်နှာမှာ ဒီကုဒ်ကို ရိုက်ပါ။',
  'mail.reset.validity': '{minutes} မိနစ်အတွင်း သုံးလို့ရပါတယ်။ ဒီကုဒ်ကို ကျွန်ုပ်တို့က ဖုန်းနဲ့ ဘယ်တော့မှ မတောင်းပါ။',
  'mail.changed.subject': '{sender} စကားဝှက် ပြောင်းလိုက်ပါပြီ',
  'mail.changed.text': 'သင့်အကောင့်ရဲ့ စကားဝှက်ကို {at} မှာ ပြောင်းထားပါတယ်။ တခြားစက်အားလုံးက အကောင့်ထွက်သွားပါပြီ။',
  'mail.changed.not-you': 'သင်မဟုတ်ရင် “စကားဝှက် မေ့နေလား။” ကနေ စကားဝှက်အသစ် ချက်ချင်းထားပါ။',
  'mail.invited.subject': '{vendor} မှာ ပါဝင်ဖို့ ဖိတ်ထားပါတယ်',
  'mail.invited.text': '{by} က {sender} နဲ့ {vendor} အတွက် ရိုက်ဒါခေါ်ဖို့နဲ့ လိုက်ကြည့်ဖို့ သင့်ကို ဖိတ်ထားပါတယ်။',
  'mail.invited.validity': 'ဖိတ်စာက {days} ရက် သုံးလို့ရပါတယ်။',
  'mail.invited.action': 'ဖိတ်စာ လက်ခံရန်',
  'mail.payment.subject': '{sender} မှာ သင့်ငွေချေမှု',
  'mail.payment.paid': 'အော်ဒါ {order} အတွက် သင့်ဘဏ်က ငွေချေပြီးပါပြီ။ အော်ဒါ တင်ပြီးပါပြီ။',
  'mail.payment.unpaid': 'အော်ဒါ {order} အတွက် သင့်ဘဏ်က ငွေမချေပါ။ ငွေမဖြတ်ပါ။ ပြန်ငွေချေမှသာ ရိုက်ဒါ လာပါမယ်။',
  'mail.payment.paid-back': 'အော်ဒါ {order} ပြီးဆုံးပြီးမှ သင့်ဘဏ်က ငွေချေခဲ့ပါတယ်။ ငွေကို သင့်ကတ်ထဲ ပြန်အမ်းပါတယ်။',
  'mail.removed.subject': '{vendor} အတွက် လုပ်ခွင့် မရှိတော့ပါ',
  'mail.removed.text': '{vendor} ရဲ့ ပိုင်ရှင်က သင့်ဝင်ခွင့်ကို ပိတ်လိုက်ပါတယ်။',
} as const satisfies AreaOf<typeof source>
