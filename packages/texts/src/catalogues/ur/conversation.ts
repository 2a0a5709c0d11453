import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'رائیڈر کے ساتھ پیغامات',
  'talk.empty': 'ابھی کچھ نہیں لکھا گیا۔ آپ جو لکھیں گے فوراً رائیڈر کے فون پر پہنچے گا۔',
  'talk.label': 'رائیڈر کے لیے آپ کا پیغام',
  'talk.send': 'بھیجیں',
  'talk.mine': 'آپ',
  'talk.rider': 'رائیڈر',
  'talk.seen': 'دیکھ لیا',
  'talk.sent': 'بھیج دیا',
  'talk.unseen': 'نئے پیغامات: {count}',
  'talk.closed':
    'جب تک آرڈر کسی رائیڈر کے پاس ہو اور ختم ہونے کے ایک گھنٹے بعد تک آپ ایک دوسرے کو لکھ سکتے ہیں۔',
  'talk.not-sent': 'نہیں بھیجا گیا۔ آپ کی تحریر موجود ہے: براہِ کرم دوبارہ کوشش کریں۔',
  'talk.not-loaded': 'پیغامات نہیں لائے جا سکے۔',
  'talk.phrases': 'فوری جملے',
  'talk.phrase.ready': 'پارسل تیار ہے۔',
  'talk.phrase.wait': 'پانچ منٹ اور دیں۔',
  'talk.phrase.entrance': 'براہِ کرم پچھلے دروازے پر آئیں۔',
  'talk.phrase.call': 'پہنچ کر گاہک کو فون کر لیں۔',
  'talk.problem.SHOP_CLOSED': 'پک اپ پوائنٹ بند ہے',
  'talk.problem.NOT_READY': 'پارسل تیار نہیں',
  'talk.problem.DAMAGED': 'پارسل کو نقصان پہنچا ہے',
  'talk.problem.DOES_NOT_FIT': 'پارسل سواری پر نہیں آتا',
  'talk.problem.ACCIDENT': 'رائیڈر کا ایکسیڈنٹ ہو گیا',
  'talk.problem.BREAKDOWN': 'رائیڈر کی سواری خراب ہو گئی',
  'talk.problem.OTHER': 'رائیڈر کو کوئی مسئلہ ہے',
} as const satisfies AreaOf<typeof source>
