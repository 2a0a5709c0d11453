import { plainDigits } from './digits.ts'

/** Above and below letters of Latin, Greek and Cyrillic, and the short vowels of Arabic. Elsewhere a mark is a letter. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/gu
/** Whose letters with a mark are one letter in one language and two in another. */
const MARKED_ALPHABETS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
/** Characters that people do not type: isolates around values, joiners, soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\u2066-\u2069]/gu
/** Letters that people type one for the other, and that no decomposition makes one. */
const alike: Readonly<Partial<Record<string, string>>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
}

/** Whether a text contains all words of a search, as a reader of the language types them. */
export type Finder = (text: string) => boolean

/**
 * By the language of the reader: case is ignored, and a letter of its alphabet (å in Swedish) is found only when
 * typed. A plain letter also finds its accented forms, because some keyboards lack them.
 */
export function findWords(search: string, language: string): Finder {
  const words = search
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => readWord(word, language))
  return (text) => words.every((isIn) => isIn(text))
}

function readWord(word: string, language: string): Finder {
  const wanted = lower(word, language)
  const base = withoutMarks(wanted)
  const own = ownLetters(wanted, language)
  return (text) => {
    const all = lower(text, language)
    return withoutMarks(all).includes(base) && own.every((letter) => all.includes(letter))
  }
}

const lower = (text: string, language: string): string =>
  plainDigits(text).replace(UNSEEN, '').toLocaleLowerCase(language)

const withoutMarks = (text: string): string =>
  [...text.normalize('NFKD').replace(MARKS, '').normalize('NFC')]
    .map((letter) => alike[letter] ?? letter)
    .join('')

/** Letters of the word that the language does not count as another letter with a mark. */
function ownLetters(word: string, language: string): string[] {
  const { compare } = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' })
  return [...word].filter((letter) => {
    const base = withoutMarks(letter)
    return base !== letter && MARKED_ALPHABETS.test(letter) && compare(letter, base) !== 0
  })
}
