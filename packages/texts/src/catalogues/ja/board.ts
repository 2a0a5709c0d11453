import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'この注文はその間に変更されました。もう一度確認してください。',
  'error.board-stops-changed': 'この配達員の回る順番がその間に変更されました。もう一度確認してください。',
  'error.board-order-state': '注文の現在の状態では、その操作はできません。',
  'error.board-same-rider': 'この注文はすでにこの配達員が担当しています。',
  'error.board-rider-suspended': 'この配達員は停止中か、すでに退職しています。',
  'error.board-rider-off-duty': 'この配達員は稼働していません。',
  'error.board-rider-full': 'この配達員はこれ以上荷物を積めないか、荷物が車両に対して大きすぎます。',
  'error.board-rider-documents': 'この配達員の書類が不足しているか、期限切れです。',
  'error.board-rider-cash': 'この注文を受けると、配達員の現金が上限を超えます。',
  'error.board-rider-advance': 'この注文を受けると、配達員がお店に払う金額が上限を超えます。',
  'error.board-paid-by-rider': '配達員がこの荷物の代金をお店に払ったため、ほかの配達員は引き継げません。',
  'error.transfer-gone': 'この荷物はもう引き継げません。',
} as const satisfies AreaOf<typeof source>
