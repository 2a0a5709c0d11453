/**
 * Invisible characters and those that turn the text around them: direction marks and overrides, zero-width spaces, soft hyphens.
 * The joiners stay: Persian, Urdu, the scripts of India and many pictures are written with them.
 */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu
const LINE_END = /\r\n?|[\u0085\p{Zl}\p{Zp}]/gu
const CONTROL = /[^\P{Cc}\n]/gu

const visible = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, '').normalize('NFC').replace(LINE_END, '\n').replace(CONTROL, ' ')

/** A name or an address as others may read it: one line, nothing hidden in it. */
export const tidyLine = (text: string): string => visible(text).replace(/\s+/gu, ' ').trim()

/** Notes in their lines, nothing hidden in them; at most one line is left empty in between. */
export const tidyLines = (text: string): string =>
  visible(text)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
