import type { AreaOf } from '../../area.ts'
import type { shell as source } from '../en/shell.ts'

export const shell = {
  'nav.request': 'طلب مندوب',
  'branch.outlets-requesting': 'غير متاح أثناء طلب مندوب: لكل طلب نقطة استلام واحدة.',
  'walkthrough.3-title': 'اطلب مندوبًا',
  'walkthrough.3-text':
    'راجع كل شيء ثم أرسل. يأتي المندوب، وتتابع الطرد على الخريطة. شارك الرابط ليتابعه عميلك أيضًا.',
  'help.prohibited': 'ما لا ينقله المناديب',
  'help.status.WAITING_FOR_TRANSPORT': 'نسأل المناديب القريبين من نقطة الاستلام واحدًا تلو الآخر حتى يقبل أحدهم.',
  'help.status.COURIER_ACCEPTED_DELIVERY': 'قبِل أحد المناديب وهو في الطريق إليك. من الآن تراه على الخريطة.',
  'help.status.NEAR_VENDOR': 'المندوب على بُعد أقل من 5 دقائق. جهّز الطرد.',
  'help.status.PICKED_UP': 'الطرد مع المندوب وهو ذاهب إلى العميل.',
  'help.status.NEAR_CUSTOMER': 'المندوب على بُعد أقل من 5 دقائق من العميل.',
  'help.status.STALLED':
    'لم يقبل أي مندوب في الوقت المحدد. افتح الطلب واختر ما يجب فعله. وإن لم ترد يُلغى مجانًا.',
  'help.status.RETURNED_TO_VENDOR': 'تعذّر تسليم الطرد فأعاده المندوب إليك.',
  'help.cash-text': 'نعم، {extra} لكل طلب يحصّل المندوب ثمنه نقدًا.',
  'help.distance-title': 'إلى أي مسافة يذهب المناديب؟',
  'help.cancel-text': 'نعم، مجانًا، إلى أن يقبل مندوب. بعد ذلك يرجى التواصل مع فريق الدعم.',
  'landing.title': 'مندوب لكل طلب',
  'landing.lead':
    'اطلب مندوبًا عندما تحتاج إليه. اطّلع على الرسوم قبل التأكيد، وتابع الطرد على الخريطة حتى يصل إلى الباب.',
  'landing.step-2-title': 'يأتي إليك مندوب',
  'landing.step-2-text': 'نسأل المناديب القريبين منك واحدًا تلو الآخر حتى يقبل أحدهم. ترى من سيأتي ومتى.',
  'landing.step-3-text': 'شاهد المندوب على الخريطة. وبعد التسليم يبقى الطلب في سجلك.',
  'landing.map-label': 'مندوب في طريقه من متجر إلى عميل',
} as const satisfies AreaOf<typeof source>
