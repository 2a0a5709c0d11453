import { brands } from '../country/index.ts'
import { commonWords, keyWalks } from './common-words.ts'

/** Longer ones are no single word with an ending. */
const LONGEST = 40
const SHORTEST_OWN_WORD = 3
const SHORTEST_OF_TWO = 3
const SHORTEST_WALK = 5
const SHORTEST_NUMBER = 6

/** Signs and digits that stand for a letter inside a word. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The digit on the key of each sign of the password rules. */
const unshifted: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
}

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  Array.from(text, (sign) => by[sign] ?? sign).join('')

const lower = (text: string): string => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string): string => replaced(text, letters).replace(/[^\p{L}\p{M}]/gu, '')

const ASCENDING = '01234567890123456789'
const DESCENDING = '98765432109876543210'
const years = /^(?:19|20)\d\d$/

/** Digits that people put beside a word: few, a run, one of them repeated, a year, or one group twice. */
function areCommonDigits(digits: string): boolean {
  return (
    digits.length <= 3 ||
    ASCENDING.includes(digits) ||
    DESCENDING.includes(digits) ||
    years.test(digits) ||
    /^(.+?)\1+$/.test(digits) ||
    /^(?:(\d)\1)+$/.test(digits)
  )
}

/** Common digits and a few marks beside a common word leave the password common. */
function isCommonAffix(text: string): boolean {
  if (/[\p{L}\p{M}]/u.test(text)) return false
  const digits = text.replace(/[^\p{Nd}]/gu, '')
  return text.length - digits.length <= 4 && areCommonDigits(digits)
}

const brandWords = Object.values(brands).flatMap(({ id, name }) => [id, lettersOf(lower(name))])
const ownNumbersOf = (names: readonly string[]): string[] =>
  names.map((name) => name.replace(/\D/g, '')).filter((digits) => digits.length >= SHORTEST_NUMBER)

/** The words of an account's names: `mai.tan@shop.test` has `mai`, `tan` and `maitan`. */
function ownWordsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const text = lower(name).replace(/@[^@]*$/, '')
    const words = text.split(/[^\p{L}\p{M}]+/u)
    return [...words, words.join('')].filter((word) => word.length >= SHORTEST_OWN_WORD)
  })
}

/** One known word, or two in a row. */
function isOfWords(word: string, isKnown: (word: string) => boolean): boolean {
  if (isKnown(word)) return true
  for (let at = SHORTEST_OF_TWO; at <= word.length - SHORTEST_OF_TWO; at += 1) {
    if (isKnown(word.slice(0, at)) && isKnown(word.slice(at))) return true
  }
  return false
}

/** Whether a known word with the usual signs and digits around it makes the whole password. */
function isWordWithAffixes(password: string, isKnown: (word: string) => boolean): boolean {
  for (let from = 0; from < password.length && isCommonAffix(password.slice(0, from)); from += 1) {
    for (let to = password.length; to > from && isCommonAffix(password.slice(to)); to -= 1) {
      const word = lettersOf(password.slice(from, to))
      if (word !== '' && isOfWords(word, isKnown)) return true
    }
  }
  return false
}

/** Whether the password is a walk over the keyboard, alone or with the usual ending. */
function isWalk(password: string): boolean {
  for (let to = password.length; to >= SHORTEST_WALK && isCommonAffix(password.slice(to)); to -= 1) {
    const keys = replaced(password.slice(0, to), unshifted)
    if (keyWalks.some((walk) => walk.startsWith(keys))) return true
  }
  return false
}

/**
 * Returns whether a password is among the first guesses: a common word, a brand of ours, or the account's own names
 * (email address, mobile number, business), in either case, with the usual signs and digits around it.
 */
export function isCommonPassword(password: string, ownNames: readonly string[]): boolean {
  const text = lower(password)
  if (text.length > LONGEST) return false
  const digits = text.replace(/\D/g, '')
  if (ownNumbersOf(ownNames).some((number) => digits.length >= SHORTEST_NUMBER && number.endsWith(digits))) {
    return true
  }
  const own = new Set([...brandWords, ...ownWordsOf(ownNames)])
  return isWalk(text) || isWordWithAffixes(text, (word) => commonWords.has(word) || own.has(word))
}
