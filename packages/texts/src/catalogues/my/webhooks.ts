import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'ဒီ webhook လက်ခံနေရာ မရှိပါ။',
  'webhook.error.event': 'ဒီဖြစ်ရပ် မရှိပါ သို့မဟုတ် မသိမ်းထားတော့ပါ။',
  'webhook.error.url': 'အများသုံး https လိပ်စာ ထည့်ပါ။',
  'webhook.error.limit': 'လက်ခံနေရာတစ်ခု အရင်ဖျက်ပါ။ {limit} ခုအထိသာ ရပါတယ်။',
  'webhook.error.off': 'လက်ခံနေရာကို အရင်ဖွင့်ပါ။',
  'mail.webhook.subject': 'Webhook လက်ခံနေရာ ပိတ်လိုက်ပါပြီ',
  'mail.webhook.failing': '{host} ရှိ webhook လက်ခံနေရာ {endpoint} က ငါးရက်ကြာ ဖြစ်ရပ် လက်မခံလို့ ပိတ်လိုက်ပါတယ်။',
  'mail.webhook.gone': '{host} ရှိ webhook လက်ခံနေရာ {endpoint} က မရှိတော့ကြောင်း (410) ပြန်ဖြေလို့ ပိတ်လိုက်ပါတယ်။',
  'mail.webhook.next': 'အလုပ်လုပ်တဲ့အခါ ပြန်ဖွင့်ပါ။ မအောင်မြင်တဲ့ ဖြစ်ရပ်များ ပြန်ပို့နိုင်ပြီး ရက် ၉၀ အတွင်း ဖြစ်ရပ်အားလုံး ရယူနိုင်ပါတယ်။',
} as const satisfies AreaOf<typeof source>
