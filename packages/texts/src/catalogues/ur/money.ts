import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled':
    'معلوم نہیں ہو سکا کہ آپ آن لائن ادائیگی کر سکتے ہیں یا نہیں۔ دوبارہ کوشش کریں۔',
  'error.payment.init': 'ادائیگی میں مسئلہ پیش آیا۔ براہِ کرم دوبارہ کوشش کریں۔',
  'error.payment.intent-creation': 'ادائیگی شروع نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  'error.payment.off': 'ابھی آن لائن ادائیگی ممکن نہیں۔ ادائیگی کا کوئی اور طریقہ چنیں۔',
  'error.payment.wallet': 'آپ کا ادائیگی کا سیشن ختم ہو گیا۔ براہِ کرم دوبارہ کوشش کریں۔',
  'error.payment.not-found': 'یہ ادائیگی نہیں ملی۔',
  'error.payment.over': 'یہ ادائیگی ختم ہو چکی ہے۔ دوبارہ شروع کریں۔',
  'error.payment.under-way': 'اس ادائیگی پر ابھی کام ہو رہا ہے۔ ذرا انتظار کریں۔',
  'error.card-not-found': 'یہ کارڈ نہیں ملا۔',
  'error.card-expired': 'اس کارڈ کی مدت ختم ہو گئی۔ کوئی اور کارڈ چنیں۔',
  'error.edit-paid':
    'اس آرڈر کی آن لائن ادائیگی ہو چکی ہے۔ زیادہ فیس والی جگہ بھیجنے کے لیے اسے منسوخ کر کے دوبارہ منگوائیں۔',
  'error.settlement-nothing': 'حساب کرنے کے لیے کوئی نقد نہیں۔',
} as const satisfies AreaOf<typeof source>
