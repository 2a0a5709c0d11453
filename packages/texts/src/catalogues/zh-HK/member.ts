import type { AreaOf } from '../../area.ts'
import type { member as source } from '../en/member.ts'

export const member = {
  'member.hint': '這裏的每個人都可按角色權限代表此取件地點操作。',
  'member.hint-all': '這裏的每個人都可按角色權限代表所有取件地點操作。',
  'member.may.staff': '呼叫並追蹤騎手。',
  'member.may.finance': '可檢視並匯出訂單、款項與證明，不能呼叫騎手。',
  'member.only.orders.read': '只有{people}可以檢視這裏的訂單。',
  'member.only.orders.create': '只有{people}可以在這裏呼叫騎手。',
  'member.only.orders.change': '只有{people}可以更改這裏的訂單。',
  'member.only.bulk.manage': '只有{people}可以在這裏上載訂單。',
  'member.only.money.read': '只有{people}可以檢視貨到付款（現金）。',
  'error.member-exists': '這個人在這裏已有角色，請在清單中更改。',
} as const satisfies AreaOf<typeof source>
