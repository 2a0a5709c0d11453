import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'কাস্টমারের কাছে পিন কোড চাওয়া হোক',
  'handover.ask-hint': 'আমরা ৪টি অঙ্ক দিই, আপনি জানিয়ে দেন, আর যে তা বলতে পারেন রাইডার কেবল তাঁকেই দেন।',
  'handover.ask-yes': 'হ্যাঁ, দরজায়',
  'handover.pin': 'কাস্টমারের পিন কোড',
  'handover.pin-hint': 'কোডটি জানিয়ে দিন, বা লিংক শেয়ার করুন: সেখানেও দেখা যায়। রাইডার এটি জানেন না, দরজায় চাইবেন।',
  'handover.pin-missing': 'এই পার্সেল পিন কোড দিয়ে দিতে হবে। কাস্টমারের কাছে কোড চান।',
  'handover.pin-wrong': 'পিন কোড ঠিক নয়। আর চেষ্টা করা যাবে: {tries_left}।',
  'handover.pin-locked': 'পিন কোড অনেকবার ভুল হয়েছে। কী করতে হবে দোকানকে জিজ্ঞেস করা হচ্ছে।',
  'decision.cause.WRONG_PIN': 'দরজায় পিন কোড অনেকবার ভুল হয়েছে',
} as const satisfies AreaOf<typeof source>
