/** The zero of every decimal digit block used in our countries; a digit's value is its distance from it. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0]

const SPELLINGS: Readonly<Record<string, string>> = {
  // Latin letters that Unicode does not take apart.
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  // Greek final sigma.
  ς: 'σ',
  // One letter, several code points: Arabic, Persian and Urdu keyboards.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ې: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ں: 'ن',
  ء: '',
  // The two usual ways of writing the same Taiwanese names.
  臺: '台',
}

const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g')
const HAN_DIGITS = '〇一二三四五六七八九'
// A Han numeral counts only in front of a word that follows numbers in addresses: 三重 is a city.
const HAN_NUMERAL = /([〇一二三四五六七八九十]{1,3})(?=丁目|段|巷|弄|號|号|番|樓|楼)/g

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

function hanNumber(numeral: string): string {
  if (!numeral.includes('十')) return [...numeral].map((digit) => HAN_DIGITS.indexOf(digit)).join('')
  const [tens = '', ones = ''] = numeral.split('十')
  return String(
    (tens === '' ? 1 : HAN_DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : HAN_DIGITS.indexOf(ones)),
  )
}

/**
 * Brings a text to the form in which names are compared: one case, no diacritics where they only adorn
 * (Latin, Greek, Cyrillic, Arabic vowel signs), one code point per letter, ASCII digits and dashes.
 * Thai, Khmer, Burmese, Bengali and Lao signs stay: there they are vowels.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(
      /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2060\ufeff]/g,
      '',
    )
    .replace(/['’‘ʼʻ`´]/g, '')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFC')
    .replace(HAN_NUMERAL, hanNumber)
    .replace(/[‐‑‒–—−]|(?<=\d)[ーの之](?=\d)/g, '-')
}
