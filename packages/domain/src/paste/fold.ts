import { plainDigits } from '../text/index.ts'

/** Variants of a character and its canonical form; both have one UTF-16 unit, so that offsets stay correct. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['\u00a0\u202f\u2009\u3000\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff', ' '],
    ['‐‑‒–—―−ｰ', '-'],
    ['៖：︰', ':'],
    ['،、၊，﹐', ','],
    ['؛；', ';'],
    ['।。', '.'],
    ['’‘ʼ`´', "'"],
    ['“”„«»', '"'],
    ['×✕✖', 'x'],
    ['٫', '.'],
    ['٬', ','],
    ['أإآٱ', 'ا'],
    ['ة', 'ه'],
    ['ىی', 'ي'],
    ['ک', 'ك'],
    ['ς', 'σ'],
    ['\r\u2028\u2029\v\f', '\n'],
  ].flatMap(([many = '', one = '']) => [...many].map((letter) => [letter, one])),
)

/** Lower case, plain digits and punctuation, no accents: what labels and patterns are compared with. Same length. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) folded += foldUnit(text.charAt(at))
  return folded
}

function foldUnit(unit: string): string {
  if (unit <= '~') return unit === '\r' ? '\n' : unit.toLowerCase()
  const same = alike[unit]
  if (same !== undefined) return same
  if (/\p{Nd}/u.test(unit)) return plainDigits(unit)
  if (unit >= '！' && unit <= '～') {
    return foldUnit(String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
  }
  return hasAccents(unit) ? withoutAccent(unit) : unit
}

/** Latin, Greek and Cyrillic. Elsewhere a mark changes the letter: か and が are two. */
const hasAccents = (unit: string): boolean => unit < '\u0530' || (unit >= '\u1e00' && unit <= '\u1fff')

function withoutAccent(unit: string): string {
  const lower = unit.toLowerCase()
  const [base = unit] = (lower.length === 1 ? lower : unit).normalize('NFD')
  return alike[base] ?? base
}
