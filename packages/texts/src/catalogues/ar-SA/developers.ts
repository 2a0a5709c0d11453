import type { AreaOf } from '../../area.ts'
import type { developers as source } from '../en/developers.ts'

export const developers = {
  'developers.key.test-hint': 'تستخدم المفاتيح التجريبية مندوبين افتراضيين. لا تُنقل أموال ولا تُرسل رسائل.',
} as const satisfies AreaOf<typeof source>
