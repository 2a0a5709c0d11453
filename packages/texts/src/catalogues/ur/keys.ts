import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'یہ کی نامکمل یا غلط ٹائپ ہوئی ہے۔',
  'keys.error.invalid': 'یہ کی یہاں درست نہیں۔',
  'keys.error.scope': 'اس کی کو اس کام کی اجازت نہیں۔',
  'keys.error.not-found': 'یہ کی اب موجود نہیں۔',
  'keys.error.ended': 'یہ کی ختم ہو چکی ہے۔',
  'keys.error.too-many': 'بہت زیادہ کیز ہیں۔ جو استعمال میں نہیں اسے ختم کریں۔',
  'keys.error.collection-point': 'کی صرف آپ کے کاروبار کے پک اپ پوائنٹس کے لیے ہے۔',
} as const satisfies AreaOf<typeof source>
