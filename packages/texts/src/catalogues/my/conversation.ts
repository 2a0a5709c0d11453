import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'ရိုက်ဒါနဲ့ စာအပြန်အလှန်',
  'talk.empty': 'ဘာမှ မရေးရသေးပါ။ သင်ရေးတာ ရိုက်ဒါရဲ့ဖုန်းကို ချက်ချင်းရောက်ပါမယ်။',
  'talk.label': 'ရိုက်ဒါဆီ ပို့မည့်စာ',
  'talk.send': 'ပို့ရန်',
  'talk.mine': 'သင်',
  'talk.rider': 'ရိုက်ဒါ',
  'talk.seen': 'ဖတ်ပြီး',
  'talk.sent': 'ပို့ပြီး',
  'talk.unseen': 'စာအသစ် - {count}',
  'talk.closed': 'အော်ဒါမှာ ရိုက်ဒါရှိနေစဉ်နဲ့ ပြီးနောက် တစ်နာရီအထိ စာပို့နိုင်ပါတယ်။',
  'talk.not-sent': 'မပို့ရသေးပါ။ စာက ဒီမှာ ရှိနေသေးလို့ ထပ်ကြိုးစားပါ။',
  'talk.not-loaded': 'စာတွေကို ရယူလို့မရပါ။',
  'talk.phrases': 'အသင့်သုံးစာများ',
  'talk.phrase.ready': 'ပါဆယ် အသင့်ဖြစ်ပါပြီ။',
  'talk.phrase.wait': 'နောက် ၅ မိနစ် စောင့်ပေးပါ။',
  'talk.phrase.entrance': 'နောက်ဖေးပေါက်ကို လာပါ။',
  'talk.phrase.call': 'ရောက်ရင် ဝယ်သူကို ဖုန်းဆက်ပေးပါ။',
  'talk.problem.SHOP_CLOSED': 'ယူမည့်နေရာ ပိတ်ထားပါတယ်',
  'talk.problem.NOT_READY': 'ပါဆယ် အသင့်မဖြစ်သေးပါ',
  'talk.problem.DAMAGED': 'ပါဆယ် ပျက်စီးနေပါတယ်',
  'talk.problem.DOES_NOT_FIT': 'ပါဆယ်က ယာဉ်ပေါ် မဆံ့ပါ',
  'talk.problem.ACCIDENT': 'ရိုက်ဒါ မတော်တဆ ဖြစ်ပါတယ်',
  'talk.problem.BREAKDOWN': 'ရိုက်ဒါရဲ့ ယာဉ် ပျက်သွားပါတယ်',
  'talk.problem.OTHER': 'ရိုက်ဒါမှာ ပြဿနာ ရှိနေပါတယ်',
} as const satisfies AreaOf<typeof source>
