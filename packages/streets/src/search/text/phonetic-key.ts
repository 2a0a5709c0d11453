import { fold } from './fold.ts'
import { otherSpellings, romanise } from './romanise.ts'
import { isStreetWord } from './street-words.ts'

/** Burmese is romanisedWord otherwise than it is spelt; the order matters: endings of syllables before letters. */
const BURMESE: readonly (readonly [RegExp, string])[] = [
  [/(?:[ငဉနမ]်|ံ|င်္)/gu, 'n'],
  [/[ညယ]်/gu, ''],
  [/[စတပ]်/gu, 't'],
  [/က်/gu, 'k'],
  [/ရ[ွျြ]*ှ/gu, 'sh'],
  [/[ခဂ][ျြ]/gu, 'ch'],
  [/[ျြွှရယ]/gu, ''],
  [/[စဆဇဈ]/gu, 's'],
  [/သ/gu, 't'],
]

/** Words for kinds of streets where they are written together with the name, and those beside it. */
const BEFORE = 'ถนน ซอย ตรอก มหาวิถี មហាវិថី វិថី ផ្លូវ ច្រក ຖະໜົນ ຮ່ອມ ຊອຍ'
const AFTER = 'လမ်းမကြီး လမ်းသွယ် လမ်းကြား လမ်း 大道 通り 路 街 道 巷 坂'
const BESIDE =
  'thanon soi trok phlov phlauv shahrah sharia al el an ar as ash at ad az adh e شارع طريق شاہراہ روڈ اسٹریٹ گلی সড়ক রোড লেন গলি সরণি'

const oneOf = (words: string) => fold(words).split(' ').join('|')
const together = new RegExp(`^(?:${oneOf(BEFORE)})|(?:${oneOf(AFTER)})$`, 'u')
const beside = new Set(fold(BESIDE).split(' '))

/** Sounds that one script separates and another does not, or that are pronounced differently by region. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/n[gy]|gn/g, 'n'],
  [/[cs]h|[jzx]|c(?=[eiy])/g, 's'],
  [/[kg]h?|[qc]/g, 'k'],
  [/[td]h?/g, 't'],
  [/[pb]h?|f/g, 'p'],
  [/r/g, 'l'],
  [/[^kstpmnl]/g, ''],
  [/(.)\1+/g, '$1'],
]

/**
 * Returns the consonants of a word as pronounced: the same for its own script and for its Latin
 * transcription.
 */
export function phoneticKey(word: string): string {
  return ALIKE.reduce(
    (sound, [written, pronounced]) => sound.replace(written, pronounced),
    romanisedWord(word),
  )
}

/** The word in Latin letters, without article, silent letters and the word for street. */
export function romanisedWord(word: string): string {
  const bare = word
    .replace(together, '')
    .replace(/^ال(?=.{2})/u, '')
    // A letter under a thanthakhat is silent; a chandrabindu is no consonant.
    .replace(/\p{Script=Thai}[ิุ]?์|ঁ/gu, '')
  const burmese = BURMESE.reduce((text, [written, pronounced]) => text.replace(written, pronounced), bare)
  const cyrillic = /\p{Script=Cyrillic}/u.test(burmese) ? otherSpellings(burmese)[0] : undefined
  const latin = fold(cyrillic ?? romanise(burmese))
  // In Latin transcriptions a lone c is pronounced ch.
  return (isLatin(word) ? latin : latin.replace(/c(?!h)/g, 's')).replace(/[^a-z]/g, '')
}

/** Returns the words of a name that distinguish this street from others; numbers are left out. */
export function distinctiveWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.filter((word) => !isStreetWord(word) && !beside.has(word) && romanisedWord(word) !== '')
}

export const isLatin = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
