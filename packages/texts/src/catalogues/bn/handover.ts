import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'কাস্টমারের কাছে পিন কোড চান',
  'handover.ask-hint':
    'আমরা ৪ অঙ্কের একটি কোড দেব, আপনি কাস্টমারকে জানাবেন; যিনি কোডটি বলতে পারবেন রাইডার শুধু তাঁকেই পার্সেল দেবেন।',
  'handover.ask-yes': 'হ্যাঁ, দরজায়',
  'handover.pin': 'কাস্টমারের পিন কোড',
  'handover.pin-hint':
    'কোডটি কাস্টমারকে জানান, বা লিংক শেয়ার করুন: সেখানেও কোডটি দেখা যায়। রাইডার কোডটি জানেন না, দরজায় চাইবেন।',
  'handover.pin-missing': 'এই পার্সেল দিতে পিন কোড লাগবে। কাস্টমারের কাছে কোডটি চান।',
  'handover.pin-wrong': 'পিন কোড ঠিক নয়। আর চেষ্টা করা যাবে: {tries_left} বার।',
  'handover.pin-locked': 'পিন কোড অনেকবার ভুল হয়েছে। কী করতে হবে দোকানকে জিজ্ঞেস করা হচ্ছে।',
  'decision.cause.WRONG_PIN': 'দরজায় পিন কোড অনেকবার ভুল হয়েছে',
} as const satisfies AreaOf<typeof source>
