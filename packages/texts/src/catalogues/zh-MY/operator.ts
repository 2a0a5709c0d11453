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
  'error.text-unknown': '这个语言没有这段文字。',
  'error.text-invalid': '这段文字不能放在那里。',
  'text.fault.empty': '文字不能留空，开头和结尾不能有空格。',
  'text.fault.placeholders': '大括号内的名称必须与英文文字相同。',
  'text.fault.marks': '不能包含标记语言或控制字符。',
  'text.fault.long': '文字太长，放不下。',
} as const satisfies AreaOf<typeof source>
