import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'بطور مہمان آپ کے آرڈر آپ کے اکاؤنٹ میں منتقل نہیں ہو سکے۔',
  'guest.moved': 'بطور مہمان آپ کے آرڈر اب آپ کے اکاؤنٹ میں ہیں۔',
  'sender.title': 'یہاں سے اٹھائیں',
  'sender.hint': 'رائیڈر کو سامان کون دے گا اور کہاں۔',
  'sender.address': 'پک اپ کا پتہ',
  'sender.name': 'آپ کا نام',
  'sender.phone': 'آپ کا فون نمبر',
  'sender.email': 'آپ کا ای میل پتہ',
  'guest.online-only': 'مہمان کارڈ سے آن لائن ادائیگی کرتے ہیں۔',
  'guest.kept-here': 'آپ کے آرڈر اس براؤزر میں محفوظ ہیں۔ ہمیشہ رکھنے کے لیے اکاؤنٹ بنائیں۔',
  'guest.earlier': 'پہلے کے آرڈر:',
  'request.fault.sender-address-missing': 'براہِ کرم چنیں کہ سامان کہاں سے اٹھانا ہے',
  'request.fault.sender-name-missing': 'براہِ کرم اپنا نام لکھیں',
  'request.fault.sender-phone-missing': 'براہِ کرم اپنا فون نمبر لکھیں',
  'request.fault.sender-phone-invalid': 'آپ کا فون نمبر درست نہیں لگتا',
  'request.fault.sender-email-missing': 'براہِ کرم اپنا ای میل پتہ لکھیں',
  'request.fault.sender-email-invalid': 'آپ کا ای میل پتہ درست نہیں لگتا',
} as const satisfies AreaOf<typeof source>
