import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': '这张订单在此期间有变动，请再确认一次。',
  'error.board-stops-changed': '这位骑手的站点在此期间有变动，请再确认一次。',
  'error.board-order-state': '以订单目前的状态，不能这样做。',
  'error.board-same-rider': '这位骑手已有这张订单。',
  'error.board-rider-suspended': '这位骑手已停用或已离开。',
  'error.board-rider-off-duty': '这位骑手未上线。',
  'error.board-rider-full': '这位骑手放不下更多包裹，或包裹对交通工具来说太大。',
  'error.board-rider-documents': '这位骑手有证件未上传或已过期。',
  'error.board-rider-cash': '接下这张订单后，骑手持有的现金会超过上限。',
  'error.board-rider-advance': '接下这张订单后，骑手付给店家的金额会超过上限。',
  'error.board-paid-by-rider': '骑手已向店家支付这个包裹的款项，因此其他骑手无法接手。',
  'error.transfer-gone': '这个包裹无法再转交。',
} as const satisfies AreaOf<typeof source>
