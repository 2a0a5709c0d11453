import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'آپ کا جواب درکار',
  'decision.missed.CANCEL': 'وقت پر جواب نہیں ملا: {name} کا آرڈر بغیر خرچ کے منسوخ ہو گیا۔',
  'decision.missed.BRING_BACK':
    'وقت پر جواب نہیں ملا: {name} کا پارسل آپ کے پاس واپس آ رہا ہے۔ {fee} چارج ہوئے۔',
  'decision.missed.BRING_BACK-free':
    'وقت پر جواب نہیں ملا: {name} کا پارسل بغیر خرچ کے آپ کے پاس واپس آ رہا ہے۔',
  'mail.missed.subject': 'آرڈر {order} کا وقت پر جواب نہیں ملا',
  'mail.missed.action': 'آرڈر کھولیں',
  'order.locked': 'رائیڈر نے {time} پر قبول کر لیا، اس لیے آرڈر اب بدلا یا منسوخ نہیں کیا جا سکتا۔',
  'order.edit.cancelled': 'یہ آرڈر منسوخ ہو چکا ہے، اس لیے اب بدلا نہیں جا سکتا۔',
  'timeline.offers': 'جن رائیڈرز سے پوچھا گیا: {count}',
  'share.message': '{shop} کی طرف سے سلام! اپنا پارسل یہاں دیکھتے رہیں: {link}',
  'track.call-shop': 'دکان کو کال کریں',
  'tracking.on-the-way': 'راستے میں رائیڈر: {count}',
  'decision.new-pin': 'نئے دروازے کا پن',
  'track.arrives': 'تقریباً {time} پر پہنچے گا',
} as const satisfies AreaOf<typeof source>
