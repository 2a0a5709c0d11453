import { MESSAGE_LENGTH } from '@beckon/domain/limits'

export interface Selection {
  readonly start: number
  readonly end: number
}

/** Replaces the selection by a phrase with spaces around it; undefined where the text would be too long. */
export function insertAt(text: string, phrase: string, { start, end }: Selection) {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const inserted = `${before}${before === '' || /\s$/u.test(before) ? '' : ' '}${phrase}`
  const whole = `${inserted}${after === '' || /^\s/u.test(after) ? '' : ' '}${after}`
  return whole.length > MESSAGE_LENGTH ? undefined : { text: whole, caret: inserted.length }
}
