import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'بانتظار ردك',
  'decision.missed.CANCEL': 'لم يصل رد في الوقت المحدد: أُلغي طلب {name} مجانًا.',
  'decision.missed.BRING_BACK': 'لم يصل رد في الوقت المحدد: طرد {name} في طريق العودة إليك. تم احتساب {fee}.',
  'decision.missed.BRING_BACK-free': 'لم يصل رد في الوقت المحدد: طرد {name} في طريق العودة إليك مجانًا.',
  'mail.missed.subject': 'لم يصل رد في الوقت المحدد بشأن الطلب {order}',
  'mail.missed.action': 'فتح الطلب',
  'order.locked': 'قَبِل سائق الطلب في {time}، فلم يعد من الممكن تعديله أو إلغاؤه.',
  'order.edit.cancelled': 'أُلغي هذا الطلب، فلم يعد من الممكن تعديله.',
  'timeline.offers': 'عدد السائقين الذين سُئلوا: {count}',
  'share.message': 'مرحبًا من {shop}! تابع طردك هنا: {link}',
  'track.call-shop': 'الاتصال بالمتجر',
  'tracking.on-the-way': 'السائقون في الطريق: {count}',
  'decision.new-pin': 'دبوس الباب الجديد',
  'track.arrives': 'الوصول المتوقع نحو {time}',
} as const satisfies AreaOf<typeof source>
