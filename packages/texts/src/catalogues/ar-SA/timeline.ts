import type { AreaOf } from '../../area.ts'
import type { timeline as source } from '../en/timeline.ts'

export const timeline = {
  'order.away-pickup': 'المندوب على بُعد {distance} من نقطة الاستلام.',
  'order.away-dropoff': 'المندوب على بُعد {distance} من العميل.',
  'timeline.by.fleet': 'من المندوب',
  'timeline.wrote.vendor': 'كتب المتجر إلى المندوب',
  'timeline.wrote.rider': 'كتب المندوب إلى المتجر',
  'reason.ASKED_FOR': 'طُلب مندوب',
  'reason.SEARCHING': 'نسأل المناديب القريبين',
  'reason.OFFERED': 'نسأل أقرب مندوب متاح',
  'reason.ACCEPTED': 'سيتولى المندوب التوصيل',
  'reason.DECLINED': 'اعتذر المندوب ونسأل غيره',
  'reason.OFFER_EXPIRED': 'لم يرد المندوب في الوقت المحدد ونسأل غيره',
  'reason.GIVEN_BACK': 'اضطر المندوب إلى التخلي عنه',
  'reason.NO_RIDER_FOUND': 'لم يتوفر مندوب في الوقت المحدد',
  'reason.ARRIVING': 'المندوب على وشك الوصول',
  'reason.COLLECTED': 'الطرد مع المندوب',
  'reason.ON_THE_WAY': 'انطلق المندوب',
} as const satisfies AreaOf<typeof source>
