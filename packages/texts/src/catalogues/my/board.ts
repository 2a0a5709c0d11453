import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'ဒီအော်ဒါ ပြောင်းသွားပါတယ်။ ပြန်ကြည့်ပါ။',
  'error.board-stops-changed': 'ဒီရိုက်ဒါ သွားရမယ့်နေရာများ ပြောင်းသွားပါတယ်။ ပြန်ကြည့်ပါ။',
  'error.board-order-state': 'အော်ဒါရဲ့ လက်ရှိအခြေအနေမှာ ဒါကို လုပ်လို့မရပါ။',
  'error.board-same-rider': 'ဒီရိုက်ဒါမှာ ဒီအော်ဒါ ရှိပြီးသားပါ။',
  'error.board-rider-suspended': 'ဒီရိုက်ဒါကို ရပ်ဆိုင်းထားပါတယ် သို့မဟုတ် ထွက်သွားပါပြီ။',
  'error.board-rider-off-duty': 'ဒီရိုက်ဒါ အလုပ်မလုပ်သေးပါ။',
  'error.board-rider-full': 'ဒီရိုက်ဒါမှာ နောက်ပါဆယ်အတွက် နေရာမရှိပါ သို့မဟုတ် ပါဆယ်က ယာဉ်အတွက် ကြီးလွန်းပါတယ်။',
  'error.board-rider-documents': 'ဒီရိုက်ဒါရဲ့ စာရွက်စာတမ်း မတင်ရသေးပါ သို့မဟုတ် သက်တမ်းကုန်သွားပါပြီ။',
  'error.board-rider-cash': 'ဒီအော်ဒါနဲ့ဆို ရိုက်ဒါမှာ ခွင့်ပြုထားတာထက် ငွေသား ပိုများပါမယ်။',
  'error.board-rider-advance': 'ဒီအော်ဒါနဲ့ဆို ရိုက်ဒါက ဆိုင်များကို ခွင့်ပြုထားတာထက် ပိုပေးရပါမယ်။',
  'error.board-paid-by-rider': 'ရိုက်ဒါက ဒီပါဆယ်အတွက် ဆိုင်ကို ငွေပေးပြီးလို့ အခြားရိုက်ဒါ ယူလို့မရပါ။',
  'error.transfer-gone': 'ဒီပါဆယ်ကို အခြားရိုက်ဒါထံ လွှဲလို့မရတော့ပါ။',
} as const satisfies AreaOf<typeof source>
