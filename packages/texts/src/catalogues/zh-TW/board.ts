import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': '這張訂單在此期間有變動，請再確認一次。',
  'error.board-stops-changed': '這位外送員的站點在此期間有變動，請再確認一次。',
  'error.board-order-state': '以訂單目前的狀態，無法這麼做。',
  'error.board-same-rider': '這位外送員已有這張訂單。',
  'error.board-rider-suspended': '這位外送員已停用或已離開。',
  'error.board-rider-off-duty': '這位外送員未上線。',
  'error.board-rider-full': '這位外送員放不下更多包裹，或包裹對交通工具來說太大。',
  'error.board-rider-documents': '這位外送員有證件未上傳或已過期。',
  'error.board-rider-cash': '接下這張訂單後，外送員持有的現金會超過上限。',
  'error.board-rider-advance': '接下這張訂單後，外送員付給店家的金額會超過上限。',
  'error.board-paid-by-rider': '外送員已向店家支付這個包裹的款項，因此其他外送員無法接手。',
  'error.transfer-gone': '這個包裹無法再轉交。',
} as const satisfies AreaOf<typeof source>
