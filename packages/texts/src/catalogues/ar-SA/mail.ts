import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.confirm.text':
    'مرحبًا بك في {sender}. يرجى تأكيد أن هذا البريد أو الرقم لك، ثم يمكنك تسجيل الدخول وطلب أول مندوب.',
  'mail.reset.validity':
    'الرمز صالح لمدة {minutes} دقيقة. لن نطلبه منك أبدًا عبر الجوال. إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  'mail.invited.text': 'يدعوك {by} لطلب المناديب ومتابعتهم لصالح {vendor} عبر {sender}.',
  'mail.rider-invited.text': 'افتح هذا الرابط على جوالك لتبدأ التوصيل مع {sender}.',
  'mail.rider-code.text': 'اكتب هذا الرمز لتسجيل الدخول كمندوب.',
  'mail.rider-code.validity':
    'الرمز صالح لمدة {minutes} دقائق. لن نطلبه منك أبدًا عبر الجوال. إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة.',
  'mail.payment.unpaid':
    'لم يدفع البنك رسوم الطلب {order}، ولم يُخصم أي مبلغ. لن يأتي مندوب إلا إذا دفعت مرة أخرى.',
} as const satisfies AreaOf<typeof source>
