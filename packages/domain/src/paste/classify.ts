import { isUnspaced } from './labels/find-label.ts'
import { endingFinder, partFinder, wordFinder } from './words/has-word.ts'
import { placeEndings, placeParts, placeWords } from './words/place-words.ts'
import {
  honorificParts,
  honorifics,
  noteParts,
  noteWords,
  talkParts,
  talkWords,
} from './words/speech-words.ts'

const hasPlaceWord = wordFinder(placeWords)
const hasPlaceEnding = endingFinder(placeEndings)
const hasPlacePart = partFinder(placeParts)
const hasTalkWord = wordFinder(talkWords)
const hasTalkPart = partFinder(talkParts)
const hasHonorificWord = wordFinder(honorifics)
const hasHonorificPart = partFinder(honorificParts)
const hasNoteWord = wordFinder(noteWords)
const hasNotePart = partFinder(noteParts)

/** "Singapore 529999", "602 00 Brno", "〒150-0001", "S550210", "115 26". */
const postcode = /(?<![\p{L}\d])(?:[a-z]-?)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{3}-\d{4})(?!\d)/u
const letters = /\p{L}{2}/u

/** "Njegoševa 15", "Ermou 25": a name and a house number, where streets go without a word for street. */
const houseNumber = /^\p{Lu}[\p{L}\p{M}.' -]{3,40} \d{1,4} ?\p{L}?(?:\/\d{1,4}\p{L}?)?\.?$/u

export const isHouseNumber = (original: string): boolean => houseNumber.test(original)

/** Whether a word of it is one of addresses. */
export const namesPlace = (folded: string): boolean =>
  hasPlaceWord(folded) || hasPlaceEnding(folded) || hasPlacePart(folded)

/** From 2 on it is a part of an address; 1 may be one beside another. */
export function placeScore(folded: string): number {
  const words = hasPlaceWord(folded) || hasPlaceEnding(folded) ? 2 : 0
  const parts = !words && hasPlacePart(folded) && [...folded].length > 3 ? 2 : 0
  const code = postcode.test(folded) && letters.test(folded) ? 2 : 0
  return words + parts + (folded.startsWith('〒') ? 2 : code) + (/\d/u.test(folded) ? 1 : 0)
}

export const isNote = (folded: string): boolean => hasNoteWord(folded) || hasNotePart(folded)

/** Whether it begins with a note for the rider; the words after it may name a place. */
export const beginsAsNote = (folded: string): boolean => isNote(folded.split(' ', 2).join(' '))

/** Greetings, thanks, questions. */
export const hasTalk = (folded: string): boolean =>
  hasTalkWord(folded) || (isUnspaced(middle(folded)) && hasTalkPart(folded))

const middle = (text: string): string => text.charAt(Math.floor(text.length / 2))

const counted = [
  String.raw`(?<![\p{L}\d.,/-])\d{1,3} ?(?:x|pcs?|pieces?|box(?:es)?|kg|packs?|sets?|dozen|db|kpl|ks|szt|stk|st|kom|pz|bottles?|cups?|portions?|bucket|trays?|bungkus|kotak|piraso|adet)\b`,
  String.raw`(?<![\p{L}\d])x ?\d{1,3}(?!\d)`,
  String.raw`(?<=\p{L})x\d{1,3}(?!\d)`,
  String.raw`\d{1,3} ?(?:個|个|份|本|枚|杯|件|盒|碗|箱|つ|กล่อง|ชิ้น|แก้ว|ถุง|ກ່ອງ|ប្រអប់|ဘူး|খানা|টি|পিস|কেজি)`,
  String.raw`(?:عدد|علب|قطع)\s\d{1,3}`,
]
const count = new RegExp(counted.join('|'), 'u')
const numeral = /^(?:[-•*] ?)?\d{1,2} (?!e\b)[\p{L}]{3}/u

const countedInside =
  /(?<=\p{L} )[1-9]\d? (?!min|hour|pm|am|day|o'clock|people|pax|st |nd |rd |th )[a-z\p{sc=Greek}\p{sc=Cyrillic}]{3,20}(?: \p{L}{2}|$)/u

/** Where the goods begin in the stretch; `null` where none are counted. */
export function goodsAt(folded: string): number | null {
  const match = count.exec(folded)
  if (match) {
    const verbs = /^[我要想訂订買买點点來来請请]{1,4}(?=\d)/u.exec(folded)?.[0].length
    if (verbs !== undefined) return verbs
    const isNounFirst = /^x|^[عق]|^\d{1,3} ?[個个份本枚杯件盒碗箱つกชแถ]/u.test(match[0])
    const isLast = match.index + match[0].length === folded.length
    return isNounFirst || isLast ? 0 : match.index
  }
  if (numeral.test(folded) && placeScore(folded) < 2) return 0
  const inside = countedInside.exec(folded)
  return inside && placeScore(folded) < 2 ? inside.index : null
}

/** How much a stretch looks like a person's name, 0 for not at all. `original` has its capitals. */
export function nameScore(original: string, folded: string): number {
  const bare = folded.replace(/(?<=\p{L})\.(?=\s|$)/gu, '')
  if (!/^[\p{L}\p{M}' .\-\u200b-\u200d]{2,40}$/u.test(bare) || !/\p{L}/u.test(bare)) return 0
  const words = bare.split(' ').filter((word) => word !== '')
  if (words.length > 6) return 0
  const isHonoured = hasHonorificWord(folded) || hasHonorificPart(folded)
  if (hasTalk(folded) || isNote(folded) || (placeScore(folded) >= 2 && !isHonoured)) return 0
  return shapeScore(original, words) + (isHonoured ? 2 : 0)
}

function shapeScore(original: string, words: readonly string[]): number {
  const text = words.join('')
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) {
    const size = [...text].length
    // Two words are family and given name; more than that is a sentence.
    if (words.length > 1 && size > 5) return 0
    return size <= 4 ? 3 : size <= 8 ? 1 : 0
  }
  if (isUnspaced(text.charAt(0))) return words.length <= 3 && text.length <= 30 ? 2 : 0
  if (!/\p{Lu}|\p{Ll}/u.test(original)) return words.length > 4 ? 0 : words.length === 1 ? 2 : 3
  return casedScore(original)
}

const particles = /^(?:bin|binti|bte|b\.|a\/l|a\/p|dela|de|del|la|von|van|der|al|el|ibn|da|dos|y)$/u

function casedScore(original: string): number {
  const words = original.split(/[ .]+/u).filter((word) => word !== '' && !particles.test(word))
  const capitals = words.filter((word) => /^['(]?\p{Lu}/u.test(word)).length
  if (capitals === words.length) return words.length > 1 ? 3 : 2
  return capitals === 0 && words.length > 1 && words.length < 4 ? 1 : 0
}
