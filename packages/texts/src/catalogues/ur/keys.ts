import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'یہ کی نامکمل یا غلط ٹائپ ہوئی ہے۔',
  'keys.error.invalid': 'یہ کی یہاں درست نہیں۔',
  'keys.error.scope': 'اس کی کو اس کام کی اجازت نہیں۔',
  'keys.error.not-found': 'یہ کی اب موجود نہیں۔',
  'keys.error.changed': 'کسی اور نے یہ کی بدل دی ہے۔ محفوظ کرنے سے پہلے اسے دوبارہ دیکھیں۔',
  'keys.error.ended': 'یہ کی ختم ہو چکی ہے۔',
  'keys.error.too-many': 'بہت زیادہ کیز ہیں۔ جو استعمال میں نہیں اسے ختم کریں۔',
  'keys.error.network-invalid': 'یہ نیٹ ورک نہیں۔ کوئی پتہ یا 203.0.113.0/24 جیسی رینج لکھیں۔',
  'keys.error.collection-point': 'کی صرف آپ کے کاروبار کے پک اپ پوائنٹس کے لیے ہے۔',
  'keys.error.time-invalid': 'بعد کا وقت چنیں۔ پرانی کی زیادہ سے زیادہ سات دن چلتی ہے۔',
} as const satisfies AreaOf<typeof source>
