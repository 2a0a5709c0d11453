import anyAscii from 'any-ascii'

/** Serbian has its own Latin alphabet; the general romanisation would write zh and kh. */
const SERBIAN: Readonly<Record<string, string>> = {
  ђ: 'đ',
  ж: 'ž',
  ћ: 'ć',
  ч: 'č',
  ш: 'š',
  ц: 'c',
  х: 'h',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  џ: 'dž',
}

const LONG_FORMS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj' }

/** Other spellings under which people look a name up: romanised, and with ae/oe/ue/aa for ä/ö/ü/å. */
export function otherSpellings(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase()
  const spellings = new Set<string>()
  if (/[äöüøåđ]/.test(lower))
    spellings.add(lower.replace(/[äöüøåđ]/g, (letter) => LONG_FORMS[letter] ?? letter))
  if (/\p{Script=Cyrillic}/u.test(lower))
    spellings.add(anyAscii(lower.replace(/[\u0400-\u04ff]/g, (letter) => SERBIAN[letter] ?? letter)))
  if (/[\u0250-\uffff]/.test(lower)) spellings.add(romanise(name))
  return [...spellings]
}

/** The name in ASCII letters; also makes simplified and traditional Chinese meet. */
export function romanise(name: string): string {
  return anyAscii(name.normalize('NFC'))
}
