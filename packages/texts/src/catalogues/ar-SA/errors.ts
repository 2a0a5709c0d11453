import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.act-other-rider': 'كان الطلب قد انتقل إلى مندوب آخر.',
  'error.rider-not-found': 'هذا المندوب غير موجود.',
  'error.rider-exists': 'يوجد مندوب بهذا الرقم بالفعل.',
  'error.rider-phone': 'يرجى إدخال رقم جوال.',
  'error.rider-status': 'هذا غير ممكن في حالة المندوب الحالية.',
  'error.rider-invitation-gone':
    'استُخدمت هذه الدعوة أو انتهت صلاحيتها. سجّل الدخول برقم جوالك أو اطلب دعوة جديدة.',
} as const satisfies AreaOf<typeof source>
