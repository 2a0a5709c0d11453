import type { AreaOf } from '../../area.ts'
import type { publicPages as source } from '../en/public-pages.ts'

export const publicPages = {
  'track.step-rider': 'وُجد مندوب',
  'waiting.searching': 'نبحث عن مندوب',
  'waiting.to-collection': 'المندوب في طريقه إلى نقطة الاستلام',
  'waiting.near-collection': 'المندوب قريب من نقطة الاستلام، على بعد أقل من 5 دقائق',
  'waiting.near-delivery': 'المندوب قريب منك، على بعد أقل من 5 دقائق',
  'waiting.stalled': 'لم نجد مندوبًا بعد',
  'individual.to-collection': 'المندوب في طريقه إلى نقطة الاستلام',
  'individual.near-collection': 'المندوب قريب من نقطة الاستلام، على بعد أقل من 5 دقائق',
  'individual.near-delivery': 'المندوب قريب من نقطة التسليم، على بعد أقل من 5 دقائق',
  'track.rider': 'المندوب',
  'track.located': 'موقع المندوب {time}',
  'track.away': 'المندوب على بُعد {distance} منك.',
  'track.map': 'خريطة فيها المندوب والباب',
  'track.pin': 'رمز التسليم للمندوب',
  'track.pin-hint': 'يسأل المندوب عنه عند الباب. يُرجى عدم ذكره لأي شخص آخر.',
  'share.shows': 'من لديه الرابط يرى العنوان والمندوب ومكان الطرد.',
} as const satisfies AreaOf<typeof source>
