import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'رائیڈر منگوانے کے لیے رجسٹر ہوں یا لاگ اِن کریں۔',
  'guest.name': 'مہمان',
  'guest.continue': 'بطور مہمان جاری رکھیں',
  'guest.ended': 'بطور مہمان آپ کا وقت ختم ہو گیا۔ دوبارہ بطور مہمان جاری رکھیں، یا لاگ اِن کریں۔',
  'guest.request-text':
    'مہمان آن لائن ادائیگی کرتے ہیں۔ ادائیگی کے تمام طریقوں اور پک اپ پوائنٹ محفوظ رکھنے کے لیے اکاؤنٹ بنائیں۔',
  'guest.popup-title': 'اپنے آرڈر ایک جگہ رکھیں',
  'guest.popup-text':
    'اکاؤنٹ بنائیں اور اگلا آرڈر چند کلک میں تیار: پک اپ پوائنٹ، گاہک اور تمام آرڈر محفوظ رہتے ہیں۔',
  'guest.popup-register': 'اکاؤنٹ بنائیں',
  'guest.popup-later': 'بعد میں',
  'guest.popup-never': 'دوبارہ نہ پوچھیں',
  'platform.title': 'کھل رہا ہے',
  'platform.error.token':
    'ارد گرد کے صفحے کی دی ہوئی معلومات سے پورٹل نہیں کھل سکا۔ اس صفحے کو دوبارہ لوڈ کریں۔',
  'platform.error.no-answer': 'ارد گرد کے صفحے نے نہیں بتایا کہ آپ کون ہیں۔ اس صفحے کو دوبارہ لوڈ کریں۔',
} as const satisfies AreaOf<typeof source>
