import { type CancelReason, cancelReasons, type MoveReason, moveReasons } from '@beckon/domain/order'
import type { Texts } from '../../platform/texts/index.ts'

const notChosen = moveReasons.filter(
  (reason): reason is Exclude<MoveReason, CancelReason> => !cancelReasons.some((one) => one === reason),
)

/** The reason of a move in words; a reason of a later release as it is. */
export function reasonWords(reason: string, { t }: Texts): string {
  const chosen = cancelReasons.find((one) => one === reason)
  if (chosen) return t(`cancel.reason.${chosen}`)
  const known = notChosen.find((one) => one === reason)
  return known ? t(`reason.${known}`) : reason
}
