import type { AreaOf } from '../../area.ts'
import type { request as source } from '../en/request.ts'

export const request = {
  'request.title': 'طلب مندوب',
  'request.instant-hint': 'يأتي المندوب في أقرب وقت ممكن',
  'request.submit': 'طلب مندوب',
  'request.pin-hint': 'اسحب الدبوس إلى المدخل الذي ينبغي أن يصل إليه المندوب.',
  'request.notes': 'ملاحظة للمندوب',
  'request.notes-placeholder': 'رمز البوابة، الدور، أين يدق الجرس',
  'request.customer-phone': 'رقم الجوال',
  'payment.CASH_ON_DELIVERY': 'الدفع نقدًا عند الاستلام',
  'payment.PAYMENT_ON_DELIVERY': 'الدفع عند الاستلام',
  'payment.pay-at-pickup': 'يدفع لك المندوب {amount} عند استلام الطرد منك',
  'payment.CASH_ON_DELIVERY-hint': 'يحصّل المندوب {amount} من العميل',
  'payment.CASH_ON_DELIVERY-nothing': 'لا يحصّل المندوب شيئًا من العميل',
  'payment.PAYMENT_ON_DELIVERY-hint': 'يأخذ المندوب {amount} من العميل بالبطاقة أو بطريقة أخرى، لا نقدًا',
  'request.pickup-eta': 'وصول المندوب إليك',
  'request.fault.phone-missing': 'يرجى إدخال رقم جوال العميل',
  'request.fault.phone-invalid': 'لا يبدو رقم الجوال صحيحًا',
  'request.fault.preorder-unavailable': 'لا يمكن حجز مندوب لوقت لاحق هنا. يرجى اختيار «فوري».',
  'order.edit.too-late': 'لا يمكن تغيير الطلب إلا قبل أن يقبله أحد المناديب.',
  'request.fee-changed-text': 'هل ما زلت تريد طلب المندوب؟',
  'request.age-hint': 'للمنتجات المقيّدة بالعمر: يطلب المندوب ما يثبت العمر.',
  'request.edit.locked':
    'لا يمكن تغيير الاسم ورقم الجوال. ويمكن تغيير العنوان والملاحظات والوصف والقيمة وطريقة الدفع إلى أن يقبل أحد المناديب الطلب.',
  'request.fault.parcel-too-heavy': 'هذا الطرد أثقل مما يحمله مناديبنا',
  'request.fault.parcel-too-large': 'هذا الطرد أكبر مما يحمله مناديبنا',
  'request.parcel-limit': 'يحمل المندوب حتى {weight}، على ألا يزيد طول أي ضلع على {side}.',
  'request.address-placeholder': 'الحي والشارع، أو مكان، أو خط العرض وخط الطول',
  'request.dropoff-eta': 'وصول المندوب إلى العميل',
  'request.fee-changed-confirm': 'طلب المندوب مقابل {new}',
} as const satisfies AreaOf<typeof source>
