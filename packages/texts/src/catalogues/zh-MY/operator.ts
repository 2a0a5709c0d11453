import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': '已经有商家使用这个代码。',
  'error.flag-unknown': '没有这个开关。',
  'error.parameter-invalid': '这个值不适用于此设置。',
  'error.account-not-found': '没有这个账户。',
  'error.platform-vendor': '其中一家店不在这个国家。',
  'error.service-hours-format': '格式必须为 dddd:dddd（0000:2359 表示 24 小时）',
  'error.service-hours-range': '服务时间必须介于 0 和 2359 之间',
  'flags.unavailable': '部分设置无法加载，平台的某些部分可能暂时看不到。',
} as const satisfies AreaOf<typeof source>
