import { table, type Translations } from './vocabulary.ts'

const greekPairs: Readonly<Record<string, string>> = {
  αυ: 'av',
  ευ: 'ev',
  ου: 'ou',
  γγ: 'ng',
  γκ: 'gk',
  μπ: 'b',
  αι: 'ai',
  ει: 'ei',
  οι: 'oi',
}
const greekLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'α-a β-v γ-g δ-d ε-e ζ-z η-i θ-th ι-i κ-k λ-l μ-m ν-n ξ-x ο-o π-p ρ-r σ-s ς-s τ-t υ-y φ-f χ-ch ψ-ps ω-o'
    .split(' ')
    .map((pair) => pair.split('-')),
)
const serbianLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g д-d ђ-đ е-e ж-ž з-z и-i ј-j к-k л-l љ-lj м-m н-n њ-nj о-o п-p р-r с-s т-t ћ-ć у-u ф-f х-h ц-c ч-č џ-dž ш-š'
    .split(' ')
    .map((pair) => pair.split('-')),
)

/** Greek as passports and street signs write it in Latin letters. */
export const greekInLatin = (text: string): string =>
  replaced(withoutAccents(text), /[ααεο][υι]|γγ|γκ|μπ|\p{Script=Greek}/giu, {
    ...greekLetters,
    ...greekPairs,
  })

/** Serbian Cyrillic in the Latin letters of Serbian. */
export const serbianInLatin = (text: string): string =>
  replaced(text, /\p{Script=Cyrillic}/gu, serbianLetters)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, '')

function replaced(text: string, letters: RegExp, by: Readonly<Record<string, string>>): string {
  return text.replace(letters, (letter) => {
    const small = letter.toLowerCase()
    const latin = by[small] ?? letter
    return small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}

/** A table whose last column, English, is the first one in Latin letters; with further columns by rule. */
export const romanised = (
  language: string,
  rows: string,
  rules: Readonly<Record<string, (text: string) => string>>,
): Translations[] =>
  table([language], rows.replaceAll(',', '\n')).map((word) => {
    const text = word[language] ?? ''
    const derived = Object.entries(rules).map(([column, rule]) => [column, rule(text)])
    return { [language]: text, ...Object.fromEntries(derived) }
  })
