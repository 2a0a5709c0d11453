import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'کارڈ سے آن لائن ادائیگی',
  'payment.ONLINE_PAYMENT-hint': 'ڈیلیوری کی ادائیگی ابھی ہو گی، اور ادائیگی ہوتے ہی رائیڈر ڈھونڈا جائے گا',
  'pay.go': 'ادائیگی کی طرف بڑھیں',
  'pay.title': 'کارڈ سے ادائیگی',
  'pay.beginning': 'ادائیگی تیار ہو رہی ہے',
  'pay.which': 'ادائیگی کا کارڈ',
  'pay.new-card': 'دوسرا کارڈ',
  'pay.card': '{scheme}، آخر میں {digits}',
  'pay.expired': 'مدت ختم',
  'pay.remove': 'ہٹائیں',
  'pay.remove-card': '{card} ہٹائیں',
  'pay.remove-sure': 'یہ کارڈ ہٹائیں؟',
  'pay.keep': 'رہنے دیں',
  'pay.not-removed': 'کارڈ نہیں ہٹایا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  'pay.frame': 'کارڈ کی تفصیل',
  'pay.save': 'اگلی بار کے لیے یہ کارڈ محفوظ کریں',
  'pay.pay': '{amount} ادا کریں',
  'pay.safe':
    'آپ کے کارڈ کی تفصیل خفیہ کوڈ میں براہِ راست ادائیگی کے ادارے کو جاتی ہے۔ ہم نمبر کبھی نہیں دیکھتے۔',
  'pay.waiting': 'آپ کا بینک ادائیگی پر کام کر رہا ہے۔ یہ صفحہ کھلا رکھیں۔',
  'pay.unclear':
    'ہمیں ابھی معلوم نہیں کہ آپ کے بینک نے ادائیگی کی ہے یا نہیں۔ ہم آپ کو یہاں اور ای میل پر بتائیں گے۔',
  'pay.bank-waits': 'ایک ادائیگی آپ کے بینک کا انتظار کر رہی ہے۔',
  'pay.challenge': 'آپ کا بینک تسلی کرنا چاہتا ہے کہ یہ آپ ہی ہیں',
  'pay.challenge-leave': 'جواب دیے بغیر دوسرا کارڈ چنیں',
  'pay.not-left': 'ادائیگی چھوڑی نہیں جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  'pay.last-try': 'آپ ایک اور کارڈ آزما سکتے ہیں۔ اس کے بعد ادائیگی دوبارہ شروع کرنی ہو گی۔',
  'pay.decline.DECLINED': 'آپ کے بینک نے یہ کارڈ قبول نہیں کیا۔ دوسرا کارڈ آزمائیں۔',
  'pay.decline.INSUFFICIENT_FUNDS': 'اس کارڈ میں رقم کافی نہیں۔ دوسرا کارڈ آزمائیں۔',
  'pay.decline.EXPIRED_CARD': 'اس کارڈ کی مدت ختم ہو گئی۔ دوسرا کارڈ آزمائیں۔',
  'pay.decline.WRONG_SECURITY_CODE': 'سیکیورٹی کوڈ درست نہیں۔ براہِ کرم دیکھ لیں۔',
  'pay.decline.CARD_BLOCKED': 'یہ کارڈ بند ہے۔ دوسرا کارڈ آزمائیں۔',
  'pay.decline.CHALLENGE_FAILED':
    'آپ کا بینک تصدیق نہیں کر سکا کہ یہ آپ ہیں۔ دوبارہ یا دوسرے کارڈ سے کوشش کریں۔',
  'pay.decline.CHALLENGE_ABANDONED': 'آپ کے بینک کو آپ کا جواب نہیں ملا۔ دوبارہ یا دوسرے کارڈ سے کوشش کریں۔',
  'pay.decline.CARD_UNREADABLE': 'کارڈ کی تفصیل نہیں پڑھی جا سکی۔ دوبارہ لکھیں۔',
  'pay.decline.PROVIDER_DOWN':
    'ادائیگی کے ادارے سے رابطہ نہیں ہو سکا۔ کوئی رقم نہیں لی گئی۔ دوبارہ کوشش کریں۔',
  'pay.ended-expired': 'ادائیگی کا وقت ختم ہو گیا، اس لیے آرڈر نہیں بنا۔ ادائیگی دوبارہ شروع کریں۔',
} as const satisfies AreaOf<typeof source>
