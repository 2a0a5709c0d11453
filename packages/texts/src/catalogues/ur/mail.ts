import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'یہ پیغام آپ کو اس لیے ملا کہ یہ رابطہ معلومات {sender} پر استعمال ہوتی ہیں۔',
  'mail.confirm.subject': 'اپنے {sender} اکاؤنٹ کی تصدیق کریں',
  'mail.confirm.text':
    '{sender} میں خوش آمدید۔ تصدیق کریں کہ یہ پتہ آپ کا ہے، پھر آپ لاگ اِن کر کے پہلا رائیڈر منگوا سکتے ہیں۔',
  'mail.confirm.validity':
    'لنک {hours} گھنٹے کے لیے ہے اور ایک بار استعمال ہو سکتا ہے۔ اگر یہ اکاؤنٹ آپ نے نہیں بنایا تو یہ پیغام نظر انداز کر دیں۔',
  'mail.confirm.action': 'اکاؤنٹ کی تصدیق کریں',
  'mail.reset.subject': 'نئے {sender} پاس ورڈ کے لیے آپ کا کوڈ',
  'mail.reset.text': 'یہ کوڈ اس صفحے پر لکھیں جہاں آپ نے نیا پاس ورڈ مانگا تھا۔',
  'mail.reset.validity':
    'یہ {minutes} منٹ کے لیے ہے۔ ہم فون پر یہ کبھی نہیں پوچھیں گے۔ اگر آپ نے یہ نہیں مانگا تو یہ پیغام نظر انداز کر دیں۔ آپ کا پاس ورڈ وہی رہے گا۔',
  'mail.changed.subject': 'آپ کا {sender} پاس ورڈ بدل دیا گیا',
  'mail.changed.text': 'آپ کے اکاؤنٹ کا پاس ورڈ {at} کو بدلا گیا۔ باقی تمام آلات لاگ آؤٹ کر دیے گئے۔',
  'mail.changed.not-you': 'اگر یہ آپ نہیں تھے تو فوراً “پاس ورڈ بھول گئے؟” سے نیا پاس ورڈ رکھیں۔',
  'mail.invited.subject': 'آپ کو {vendor} میں مدعو کیا گیا ہے',
  'mail.invited.text':
    '{by} آپ کو {sender} پر {vendor} کے لیے رائیڈر منگوانے اور ٹریک کرنے کی دعوت دیتے ہیں۔',
  'mail.invited.validity':
    'دعوت {days} دن کے لیے ہے۔ اگر آپ کو اس کی توقع نہیں تھی تو یہ پیغام نظر انداز کر دیں۔',
  'mail.invited.action': 'دعوت قبول کریں',
  'mail.rider-invited.subject': '{sender} کے ساتھ رائیڈر بنیں',
  'mail.rider-invited.text': '{sender} کے ساتھ کام شروع کرنے کے لیے یہ لنک اپنے فون پر کھولیں۔',
  'mail.rider-invited.validity': 'لنک {hours} گھنٹے کے لیے ہے اور ایک بار استعمال ہو سکتا ہے۔',
  'mail.rider-invited.action': 'کام شروع کریں',
  'mail.rider-code.subject': 'آپ کا {sender} لاگ اِن کوڈ',
  'mail.rider-code.text': 'رائیڈر کے طور پر لاگ اِن کرنے کے لیے یہ کوڈ لکھیں۔',
  'mail.rider-code.validity':
    'کوڈ {minutes} منٹ کے لیے ہے۔ ہم فون پر یہ کبھی نہیں پوچھیں گے۔ اگر آپ نے یہ نہیں مانگا تو یہ پیغام نظر انداز کر دیں۔',
  'mail.payment.subject': '{sender} پر آپ کی ادائیگی',
  'mail.payment.paid': 'آپ کے بینک نے آرڈر {order} کی ادائیگی کر دی ہے۔ آرڈر لے لیا گیا ہے۔',
  'mail.payment.unpaid':
    'آپ کے بینک نے آرڈر {order} کی ادائیگی نہیں کی۔ کوئی رقم نہیں لی گئی۔ رائیڈر صرف تب آئے گا جب آپ دوبارہ ادائیگی کریں۔',
  'mail.payment.paid-back':
    'آپ کے بینک نے آرڈر {order} کی ادائیگی اس وقت کی جب وہ ختم ہو چکا تھا۔ رقم آپ کے کارڈ پر واپس جا رہی ہے۔',
  'mail.removed.subject': 'اب آپ {vendor} کی طرف سے رائیڈر نہیں منگوا سکتے',
  'mail.removed.text': '{vendor} کے ایک مالک نے آپ کی رسائی ختم کر دی ہے۔',
  'mail.rider-document.subject': '{sender} کے لیے آپ کی دستاویزات',
  'mail.rider-document.approved': '{document}: جانچ مکمل، درست ہے۔',
  'mail.rider-document.refused': '{document}: منظور نہیں۔ وجہ: {reason}',
  'mail.rider-document.expiring_one':
    '{document}: {count} دن میں مدت ختم ہو جائے گی۔ براہِ کرم نئی دستاویز بھیجیں۔',
  'mail.rider-document.expiring_other':
    '{document}: {count} دن میں مدت ختم ہو جائے گی۔ براہِ کرم نئی دستاویز بھیجیں۔',
  'mail.rider-document.expired':
    '{document}: مدت ختم ہو گئی ہے۔ نئی دستاویز کی جانچ مکمل ہونے تک کوئی آفر نہیں آئے گی۔',
  'mail.rider-document.action': 'دستاویزات کھولیں',
  'mail.tracking.subject': '{shop} سے آپ کا پارسل',
  'mail.tracking.text': '{shop} سے آنے والا پارسل یہاں ٹریک کریں۔',
  'mail.tracking.action': 'پارسل ٹریک کریں',
} as const satisfies AreaOf<typeof source>
