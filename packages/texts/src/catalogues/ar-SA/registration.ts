import type { AreaOf } from '../../area.ts'
import type { registration as source } from '../en/registration.ts'

export const registration = {
  'register.contact-invalid': 'هذا لا يبدو بريدًا إلكترونيًا ولا رقم جوال',
  'register.vendor-code': 'رمز التاجر',
  'register.vendor-code-missing': 'يرجى إدخال رمز التاجر',
  'register.no-code': 'ليس لديك رمز تاجر؟ راسلنا وسنساعدك في الحصول عليه.',
  'register.for-code': 'رمز التاجر {vendorCode}',
  'register.check-phone': 'تفقّد جوالك',
  'verify.done-lead': 'سجّل الدخول، وحدد مكان الاستلام، واطلب أول مندوب.',
  'invitation.lead': 'ستطلب المناديب وتتابعهم باسم {name}.',
  'register.contact': 'البريد الإلكتروني أو رقم الجوال',
  'register.contact-missing': 'يرجى إدخال بريدك الإلكتروني أو رقم جوالك',
} as const satisfies AreaOf<typeof source>
