import type { AreaOf } from '../../area.ts'
import type { account as source } from '../en/account.ts'

export const account = {
  'login.demo-text': 'هذا عرض توضيحي بمناديب افتراضيين. استخدم الحساب التجريبي:',
  'login.name': 'البريد الإلكتروني أو رقم الجوال',
} as const satisfies AreaOf<typeof source>
