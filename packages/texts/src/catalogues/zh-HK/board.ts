import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-stops-changed': '這位騎手的站點在此期間有變動，請再確認一次。',
  'error.board-same-rider': '這位騎手已有這張訂單。',
  'error.board-rider-suspended': '這位騎手已停用或已離開。',
  'error.board-rider-off-duty': '這位騎手未上線。',
  'error.board-rider-full': '這位騎手放不下更多包裹，或包裹對交通工具來說太大。',
  'error.board-rider-documents': '這位騎手有證件未上載或已過期。',
  'error.board-rider-cash': '接下這張訂單後，騎手持有的現金會超過上限。',
  'error.board-rider-advance': '接下這張訂單後，騎手付給商戶的金額會超過上限。',
  'error.board-paid-by-rider': '騎手已向商戶支付這個包裹的款項，因此其他騎手無法接手。',
} as const satisfies AreaOf<typeof source>
