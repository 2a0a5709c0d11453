import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'اس کوڈ والا وینڈر پہلے سے موجود ہے۔',
  'error.flag-unknown': 'ایسا کوئی فلیگ نہیں۔',
  'error.parameter-invalid': 'یہ قدر اس ترتیب کے لیے درست نہیں۔',
  'error.account-not-found': 'ایسا کوئی اکاؤنٹ نہیں۔',
  'error.platform-vendor': 'ان میں سے ایک وینڈر اس ملک میں نہیں ہے۔',
  'error.service-hours-format': 'شکل dddd:dddd ہونی چاہیے (24 گھنٹے کے لیے 0000:2359)',
  'error.service-hours-range': 'سروس کے اوقات 0 اور 2359 کے درمیان ہونے چاہییں',
  'flags.unavailable': 'کچھ ترتیبات لوڈ نہیں ہو سکیں، اس لیے پورٹل کے کچھ حصے ابھی غائب ہو سکتے ہیں۔',
  'error.text-unknown': 'اس زبان میں ایسی کوئی عبارت نہیں۔',
  'error.text-invalid': 'یہ عبارت وہاں نہیں آ سکتی۔',
  'text.fault.empty': 'عبارت خالی نہ ہو، اور اس کے شروع یا آخر میں خالی جگہ نہ ہو۔',
  'text.fault.placeholders': 'لہریے دار قوسین میں وہی نام ہوں جو انگریزی عبارت میں ہیں۔',
  'text.fault.marks': 'عبارت میں مارک اپ یا کنٹرول کیریکٹر نہ ہوں۔',
  'text.fault.long': 'عبارت اپنی جگہ کے لیے بہت لمبی ہے۔',
} as const satisfies AreaOf<typeof source>
