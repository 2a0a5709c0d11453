import type { DocumentIndex } from './documents.ts'
import { romanise } from './text/romanise.ts'
import { isHouseWord, isStreetWord, spellingsOf } from './text/street-words.ts'
import type { Matches } from './term-index.ts'
import { type Token, type TokenKind, tokenise } from './text/tokens.ts'

export interface QueryToken {
  readonly text: string
  readonly kind: TokenKind
  /** Terms of the index this word may mean. */
  readonly matches: Matches
  /** Terms that this word is, in one of its spellings, and not only begins or resembles. */
  readonly whole: ReadonlySet<number>
  /** Places (by document number) this word may be part of the name of. */
  readonly places: Matches
  /** Information content: rare words weigh more than frequent ones. */
  readonly weight: number
}

/** Options of looking words up in the index. */
export interface LookupOptions {
  readonly allowTypos: boolean
}

const JOINABLE = 6
const SPLITTABLE = 7

/** Returns the ways to cut a query into words. A `run` is text of a script without spaces between words. */
export function tokenisationsOf(query: string, index: DocumentIndex): Token[][] {
  // A unit number (#05-12) is inside the house and not part of map data.
  const literal = tokenise(query.replace(/#\s*\w+-\w+/g, ' '))
  const cut = literal.flatMap((token) =>
    token.kind === 'run' ? cutRun(token, index) : token.kind === 'word' ? splitWord(token, index) : [token],
  )
  const joined = joinWords(literal, index)
  const cuts = [cut, ...(joined === undefined ? [] : [joined]), literal]
  const distinct = new Map(cuts.map((tokens) => [tokens.map((token) => token.text).join(' '), tokens]))
  return [...distinct.values()]
}

/** Cuts an unspaced run into the longest known pieces: 台北市信義區信義路 → 台北市, 信義區, 信義路. */
function cutRun(run: Token, index: DocumentIndex): Token[] {
  const pieces: Token[] = []
  let rest = run.text
  let unknown = ''
  while (rest !== '') {
    const length = index.terms.longestKnown(rest)
    const known = length >= 2 || (length === 1 && pieces.length === 0 && rest.length === 1)
    if (known && unknown !== '') pieces.push({ text: unknown, kind: 'run' })
    if (known) pieces.push({ text: rest.slice(0, length), kind: 'run' })
    unknown = known ? '' : unknown + (rest[0] ?? '')
    rest = rest.slice(known ? length : 1)
  }
  if (unknown !== '') pieces.push({ text: unknown, kind: 'run' })
  return pieces
}

/** `sendlingerstrasse` is cut where both halves are words of the map. */
function splitWord(word: Token, index: DocumentIndex): Token[] {
  const { text } = word
  if (text.length < SPLITTABLE || index.terms.beginning(text, 'word').size > 0) return [word]
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (
      index.terms.exact(head) !== undefined &&
      spellingsOf(tail).some((spelling) => index.terms.exact(spelling) !== undefined)
    ) {
      return [
        { text: head, kind: 'word' },
        { text: tail, kind: 'word' },
      ]
    }
  }
  return [word]
}

/** `mannerheimin tie` becomes one word where the map has it so. */
function joinWords(tokens: readonly Token[], index: DocumentIndex): Token[] | undefined {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [head, tail] = [tokens[at], tokens[at + 1]]
    if (head?.kind !== 'word' || tail?.kind !== 'word') continue
    const text = spellingsOf(tail.text)
      .map((spelling) => head.text + spelling)
      .find((whole) => whole.length >= JOINABLE && index.terms.exact(whole) !== undefined)
    if (text !== undefined) return [...tokens.slice(0, at), { text, kind: 'word' }, ...tokens.slice(at + 2)]
  }
  return undefined
}

/** Looks every word up. The last one may be unfinished. */
export function lookUp(tokens: readonly Token[], index: DocumentIndex, reading: LookupOptions): QueryToken[] {
  return tokens.map((token, at) => {
    const matches = matchesOf(token, at === tokens.length - 1, index, reading)
    return {
      text: token.text,
      kind: token.kind,
      matches,
      whole: wholeOf(token, index),
      places: placesOf(matches, index),
      weight: weightOf(token, matches, index),
    }
  })
}

function matchesOf(
  token: Token,
  last: boolean,
  index: DocumentIndex,
  { allowTypos }: LookupOptions,
): Matches {
  const matches: Matches = new Map()
  if (token.kind === 'number') {
    const exact = index.terms.exact(token.text)
    if (exact !== undefined) matches.set(exact, 1)
    if (last) merge(matches, index.terms.beginning(token.text, 'number'), 0.6)
    return matches
  }
  for (const [nth, spelling] of alternatives(token).entries()) {
    const factor = nth === 0 ? 1 : 0.97
    const exact = index.terms.exact(spelling)
    if (exact !== undefined) matches.set(exact, Math.max(factor, matches.get(exact) ?? 0))
    const mayGoOn = nth === 0 && (last || token.kind === 'run' || spelling.length >= 3)
    if (mayGoOn)
      merge(matches, index.terms.beginning(spelling, token.kind), last || token.kind === 'run' ? 1 : 0.9)
  }
  if (matches.size === 0 && token.kind === 'run') {
    merge(matches, index.terms.beginning(romanise(token.text).toLowerCase(), 'word'), 0.9)
  }
  if (allowTypos || matches.size === 0) merge(matches, index.terms.similar(token.text, token.kind, last), 1)
  return matches
}

function wholeOf(token: Token, index: DocumentIndex): ReadonlySet<number> {
  const texts = token.kind === 'number' ? [token.text] : alternatives(token)
  return new Set(texts.flatMap((text) => index.terms.exact(text) ?? []))
}

/** Street words in their other spellings; Arabic words with and without the article. */
function alternatives(token: Token): string[] {
  const { text } = token
  if (/^ال.{2}/.test(text)) return [text, text.slice(2)]
  if (/^\p{Script=Arabic}{3}/u.test(text)) return [...spellingsOf(text), `ال${text}`]
  return spellingsOf(text)
}

function merge(into: Matches, from: Matches, factor: number): void {
  for (const [term, quality] of from) {
    if (quality * factor > (into.get(term) ?? 0)) into.set(term, quality * factor)
  }
}

function placesOf(matches: Matches, index: DocumentIndex): Matches {
  const places: Matches = new Map()
  for (const [term, quality] of matches) {
    for (const document of index.terms.documentsOf(term)) {
      if (document >= index.placeCount) break
      const record = index.documents[document]?.record ?? -1
      if (quality > (places.get(record) ?? 0)) places.set(record, quality)
    }
  }
  return places
}

function weightOf(token: Token, matches: Matches, index: DocumentIndex): number {
  if (isHouseWord(token.text)) return 0.1
  if (token.kind === 'number') return 0.6
  if (isStreetWord(token.text)) return 0.25
  const sure = [...matches.values()].some((quality) => quality >= 0.97) ? 0.9 : 0.6
  let found = 0
  for (const [term, quality] of matches) if (quality >= sure) found += index.terms.documentsOf(term).length
  const all = index.documents.length + 1
  return found === 0 ? 1 : Math.max(0.3, Math.log(all / (1 + found)) / Math.log(all))
}
