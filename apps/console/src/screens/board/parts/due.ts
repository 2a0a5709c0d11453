import type { BoardOrder } from '@beckon/contract'
import type { Texts } from '../../../platform/texts/index.ts'

/** Returns the time until the next promise in words: "in 12 min", "5 min late". */
export const dueText = ({ t, format }: Texts, minutes: number): string =>
  minutes >= 0
    ? t('console.board.due-in', { time: format.duration(minutes * 60) })
    : t('console.board.late-by', { time: format.duration(-minutes * 60) })

/** Returns an age in words; below a minute in seconds. */
export const ageText = ({ t, format }: Texts, seconds: number): string =>
  seconds < 60
    ? t('console.board.seconds', { count: Math.max(0, Math.round(seconds)) })
    : format.duration(seconds)

/** Returns the part of the number that tells the orders of a shop apart, where the number begins with the shop. */
export const shortCode = ({ code, vendor_id: vendor }: BoardOrder): string =>
  code.startsWith(`${vendor}-`) ? code.slice(vendor.length + 1) : code

/** Returns the first reason for attention, which the others follow from. */
export const firstAttention = ({ attention }: BoardOrder) => attention[0]
