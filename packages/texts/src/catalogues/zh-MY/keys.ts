import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': '这个密钥不完整或输入错误。',
  'keys.error.invalid': '这个密钥在这里无效。',
  'keys.error.scope': '这个密钥没有此调用的权限。',
  'keys.error.not-found': '这个密钥已不存在。',
  'keys.error.changed': '其他人更改了这个密钥，请确认后再保存。',
  'keys.error.ended': '这个密钥已终止。',
  'keys.error.too-many': '密钥太多，请终止一个不再使用的。',
  'keys.error.network-invalid': '这不是网段。请输入地址或范围，例如 203.0.113.0/24。',
  'keys.error.collection-point': '密钥只能用于贵公司的取件地点。',
  'keys.error.time-invalid': '请选择较晚的时间。旧密钥最多有效七天。',
} as const satisfies AreaOf<typeof source>
