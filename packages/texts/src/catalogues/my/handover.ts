import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'ဝယ်သူဆီက PIN တောင်းရန်',
  'handover.ask-hint': 'ဂဏန်း ၄ လုံး ထုတ်ပေးပါမယ်။ ဝယ်သူကို ပြောပြပါ၊ အဲဒီဂဏန်း ပြောနိုင်သူကိုပဲ ရိုက်ဒါက ပါဆယ်ပေးပါမယ်။',
  'handover.ask-yes': 'ဟုတ်ကဲ့၊ အိမ်တံခါးဝမှာ',
  'handover.pin': 'ဝယ်သူအတွက် PIN နံပါတ်',
  'handover.pin-hint':
    'ဝယ်သူကို ပြောပြပါ သို့မဟုတ် လင့်ခ်မျှဝေပါ၊ လင့်ခ်မှာလည်း PIN ပါပါတယ်။ ရိုက်ဒါက PIN ကို မသိဘဲ အိမ်တံခါးဝမှာ တောင်းပါမယ်။',
  'handover.pin-missing': 'ဒီပါဆယ်ကို PIN နဲ့ ပေးရပါမယ်။ ဝယ်သူဆီက PIN တောင်းပါ။',
  'handover.pin-wrong': 'PIN မမှန်ပါ။ ကျန်တဲ့အကြိမ် - {tries_left}။',
  'handover.pin-locked': 'PIN မှားတဲ့အကြိမ် များသွားပါပြီ။ ဘာလုပ်ရမလဲ ဆိုင်ကို မေးနေပါတယ်။',
  'decision.cause.WRONG_PIN': 'အိမ်တံခါးဝမှာ PIN မှားတဲ့အကြိမ် များသွားပါတယ်',
} as const satisfies AreaOf<typeof source>
