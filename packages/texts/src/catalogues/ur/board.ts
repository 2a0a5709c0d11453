import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'اس دوران یہ آرڈر بدل گیا ہے۔ براہِ کرم اسے دوبارہ دیکھیں۔',
  'error.board-stops-changed': 'اس دوران اس رائیڈر کے اسٹاپس بدل گئے ہیں۔ براہِ کرم انہیں دوبارہ دیکھیں۔',
  'error.board-order-state': 'آرڈر کی موجودہ حالت میں یہ ممکن نہیں۔',
  'error.board-same-rider': 'یہ آرڈر پہلے ہی اس رائیڈر کے پاس ہے۔',
  'error.board-rider-suspended': 'یہ رائیڈر معطل ہے یا جا چکا ہے۔',
  'error.board-rider-off-duty': 'یہ رائیڈر ڈیوٹی پر نہیں۔',
  'error.board-rider-full': 'اس رائیڈر کے پاس مزید پارسل کی جگہ نہیں، یا پارسل سواری کے لیے بہت بڑا ہے۔',
  'error.board-rider-documents': 'اس رائیڈر کی کوئی دستاویز نہیں بھیجی گئی یا اس کی مدت ختم ہے۔',
  'error.board-rider-cash': 'اس آرڈر کے ساتھ رائیڈر کے پاس اجازت سے زیادہ کیش ہوگا۔',
  'error.board-rider-advance': 'اس آرڈر کے ساتھ رائیڈر دکانوں کو اجازت سے زیادہ رقم دے گا۔',
  'error.board-paid-by-rider':
    'رائیڈر اس پارسل کی رقم دکان کو دے چکا ہے، اس لیے کوئی اور رائیڈر اسے نہیں لے سکتا۔',
  'error.transfer-gone': 'یہ پارسل اب کسی اور کو نہیں دیا جا سکتا۔',
} as const satisfies AreaOf<typeof source>
