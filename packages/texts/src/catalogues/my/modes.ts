import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'ရိုက်ဒါခေါ်ဖို့ စာရင်းသွင်းပါ သို့မဟုတ် အကောင့်ဝင်ပါ။',
  'guest.name': 'ဧည့်သည်',
  'guest.continue': 'ဧည့်သည်အဖြစ် ဆက်ရန်',
  'guest.ended': 'ဧည့်သည်အဖြစ် သုံးချိန် ကုန်ပါပြီ။ ဧည့်သည်အဖြစ် ပြန်ဝင်ပါ သို့မဟုတ် အကောင့်ဝင်ပါ။',
  'guest.request-text': 'ဧည့်သည်တွေက အွန်လိုင်း ငွေချေရပါတယ်။ ငွေချေနည်းအားလုံး သုံးဖို့နဲ့ ယူမည့်နေရာ သိမ်းဖို့ အကောင့်ဖွင့်ပါ။',
  'guest.popup-title': 'အော်ဒါတွေကို တစ်နေရာတည်း သိမ်းပါ',
  'guest.popup-text': 'အကောင့်ဖွင့်ရင် နောက်အော်ဒါက ခဏနဲ့ ပြီးပါမယ်။ ယူမည့်နေရာ၊ ဝယ်သူနဲ့ အော်ဒါအားလုံး သိမ်းထားပါမယ်။',
  'guest.popup-register': 'အကောင့်ဖွင့်ရန်',
  'guest.popup-later': 'နောက်မှ',
  'guest.popup-never': 'ထပ်မမေးပါနဲ့',
  'platform.title': 'ဖွင့်နေပါတယ်',
  'platform.error.token': 'ပြင်ပစာမျက်နှာကပေးတဲ့ အချက်အလက်နဲ့ ပေါ်တယ်ကို ဖွင့်မရပါ။ အဲဒီစာမျက်နှာကို ပြန်ဖွင့်ပါ။',
  'platform.error.no-answer': 'ပြင်ပစာမျက်နှာက သင်ဘယ်သူလဲ မပြောပါ။ အဲဒီစာမျက်နှာကို ပြန်ဖွင့်ပါ။',
} as const satisfies AreaOf<typeof source>
