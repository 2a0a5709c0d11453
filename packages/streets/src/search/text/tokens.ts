import { fold } from './fold.ts'

/** `run` is a stretch of a script that is written without spaces between words. */
export type TokenKind = 'word' | 'run' | 'number'

export interface Token {
  readonly text: string
  readonly kind: TokenKind
}

const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー]'
const LETTER = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Arabic}]'
// A letter that belongs to the number (12a), not the beginning of a word (12 Main).
const SUFFIX = `(?:${LETTER}(?!\\p{L}))?`
const NUMBER = `\\d+${SUFFIX}(?:[-/](?:\\d+${SUFFIX}|${LETTER}(?!\\p{L})))*`
const TOKEN = new RegExp(
  `(?<number>\\d+(?:st|nd|rd|th)(?!\\p{L})|${NUMBER})|(?<run>${UNSPACED}+)|(?<word>(?:(?!${UNSPACED})[\\p{L}\\p{M}])+)`,
  'gu',
)

/** Cuts a text into folded words, numbers (`12`, `12a`, `12/3`, `4-2-8`) and runs of unspaced scripts. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of fold(text).matchAll(TOKEN)) {
    const kind =
      match.groups?.['number'] !== undefined ? 'number' : match.groups?.['run'] !== undefined ? 'run' : 'word'
    tokens.push({ text: match[0], kind })
  }
  return tokens
}
