import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled': '無法確認您能否線上付款，請再試一次。',
  'error.payment.init': '付款發生問題，請再試一次。',
  'error.payment.intent-creation': '無法開始付款，請再試一次。',
  'error.payment.off': '目前無法線上付款，請選擇其他付款方式。',
  'error.payment.wallet': '付款已逾時，請再試一次。',
  'error.payment.not-found': '找不到這筆付款。',
  'error.payment.over': '這筆付款已結束，請重新開始。',
  'error.payment.under-way': '這筆付款還在處理中，請稍候。',
  'error.card-not-found': '找不到這張卡片。',
  'error.card-expired': '這張卡片已過期，請選擇其他卡片。',
  'error.edit-paid': '這張訂單已線上付款。若要改送到費用較高的地方，請取消後重新呼叫。',
  'error.settlement-nothing': '沒有需要結算的現金。',
} as const satisfies AreaOf<typeof source>
