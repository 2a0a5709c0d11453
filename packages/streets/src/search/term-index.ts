import { editDistance } from './text/edit-distance.ts'
import type { Token, TokenKind } from './text/tokens.ts'

/** Terms a typed word may mean, with how well each fits (0 to 1). */
export type Matches = Map<number, number>

export interface TermIndex {
  readonly terms: readonly string[]
  /** Documents of a term, ascending. */
  documentsOf(term: number): Uint32Array
  exact(text: string): number | undefined
  /** Terms that begin with the text; in unspaced scripts also terms that contain it. */
  beginning(text: string, kind: TokenKind): Matches
  /** Terms within one or two typing errors. */
  similar(text: string, kind: TokenKind, unfinished: boolean): Matches
  /** Longest beginning of the text that is part of some term of an unspaced script. */
  longestKnown(text: string): number
}

interface Sorted {
  readonly texts: readonly string[]
  readonly terms: Uint32Array
}

export interface TermIndexBuilder {
  /** Gives the term's provisional number, valid until `finish`. */
  add(document: number, token: Token): void
  finish(): TermIndex
}

/** Collects terms by document, then lays them out sorted. Documents must come in ascending order. */
export function termIndexBuilder(): TermIndexBuilder {
  const postings = new Map<string, number[]>()
  const kinds = new Map<string, TokenKind>()
  return {
    add(document, token) {
      const list = postings.get(token.text)
      if (list === undefined) postings.set(token.text, [document])
      else if (list.at(-1) !== document) list.push(document)
      kinds.set(token.text, token.kind)
    },
    finish: () => buildIndex(postings, kinds),
  }
}

function buildIndex(postings: Map<string, number[]>, kinds: Map<string, TokenKind>): TermIndex {
  const terms = [...postings.keys()].sort()
  const numbers = new Map(terms.map((term, index) => [term, index]))
  const lists = terms.map((term) => Uint32Array.from(postings.get(term) ?? []))
  const kindOf = terms.map((term) => kinds.get(term) ?? 'word')
  const suffixes = sortSuffixes(terms, kindOf)
  const grams = gramIndex(terms, kindOf)
  const counts = new Uint8Array(terms.length)
  const whole: Sorted = { texts: terms, terms: Uint32Array.from(terms.keys()) }
  return {
    terms,
    documentsOf: (term) => lists[term] ?? new Uint32Array(),
    exact: (text) => numbers.get(text),
    beginning: (text, kind) => prefixMatches(text, kind === 'run' ? suffixes : whole, terms),
    similar: (text, kind, unfinished) =>
      similarTerms({ text, kind, unfinished }, { terms, grams, counts, kindOf }),
    longestKnown: (text) => longestKnown(text, suffixes.texts),
  }
}

/** Suffix array of unspaced terms, so that a prefix search finds substrings. */
function sortSuffixes(terms: readonly string[], kindOf: readonly TokenKind[]): Sorted {
  const all: { text: string; term: number }[] = []
  terms.forEach((text, term) => {
    if (kindOf[term] !== 'run') return
    for (let start = 0; start < text.length; start += 1) {
      // A vowel sign cannot begin a part.
      if (start === 0 || !/^\p{M}/u.test(text.slice(start, start + 2)))
        all.push({ text: text.slice(start), term })
    }
  })
  all.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return { texts: all.map((entry) => entry.text), terms: Uint32Array.from(all, (entry) => entry.term) }
}

function lowerBound(texts: readonly string[], text: string): number {
  let low = 0
  let high = texts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function prefixMatches(text: string, sorted: Sorted, terms: readonly string[]): Matches {
  const matches: Matches = new Map()
  for (let at = lowerBound(sorted.texts, text); at < sorted.texts.length; at += 1) {
    if (!(sorted.texts[at] ?? '').startsWith(text)) break
    const term = sorted.terms[at] ?? 0
    const whole = terms[term] ?? ''
    const share = text.length / Math.max(1, whole.length)
    const inside = whole.startsWith(text) ? 1 : 0.85
    const quality = share === 1 ? 1 : (0.6 + 0.35 * share) * inside
    if (quality > (matches.get(term) ?? 0)) matches.set(term, quality)
  }
  return matches
}

function longestKnown(text: string, texts: readonly string[]): number {
  for (let length = text.length; length > 0; length -= 1) {
    const part = text.slice(0, length)
    if ((texts[lowerBound(texts, part)] ?? '').startsWith(part)) return length
  }
  return 0
}

/** N-grams: of two letters in unspaced scripts, of three elsewhere; the beginning counts as a letter. */
function ngramsOf(text: string, kind: TokenKind): string[] {
  const size = kind === 'run' ? 2 : 3
  const padded = `^${text}`
  const grams = new Set<string>()
  for (let at = 0; at + size <= padded.length; at += 1) grams.add(padded.slice(at, at + size))
  return [...grams]
}

function gramIndex(terms: readonly string[], kindOf: readonly TokenKind[]): Map<string, number[]> {
  const grams = new Map<string, number[]>()
  terms.forEach((text, term) => {
    const kind = kindOf[term] ?? 'word'
    if (kind === 'number') return
    for (const gram of ngramsOf(text, kind)) {
      const list = grams.get(gram)
      if (list === undefined) grams.set(gram, [term])
      else list.push(term)
    }
  })
  return grams
}

interface Typed {
  readonly text: string
  readonly kind: TokenKind
  readonly unfinished: boolean
}

interface Grams {
  readonly terms: readonly string[]
  readonly grams: Map<string, number[]>
  readonly counts: Uint8Array
  readonly kindOf: readonly TokenKind[]
}

/** Slips allowed: none in three letters, one up to five, two from six. */
function maxEdits(length: number, kind: TokenKind): number {
  if (kind === 'number' || length < (kind === 'run' ? 3 : 4)) return 0
  return length < 6 ? 1 : 2
}

function similarTerms(typed: Typed, index: Grams): Matches {
  const { text, kind } = typed
  const bound = maxEdits(text.length, kind)
  const matches: Matches = new Map()
  if (bound === 0) return matches
  for (const term of sharing(ngramsOf(text, kind), index, bound, kind)) {
    if (index.kindOf[term] !== kind) continue
    const quality = similarity(typed, index.terms[term] ?? '', bound)
    if (quality > 0) matches.set(term, quality)
  }
  return matches
}

function similarity({ text, unfinished, kind }: Typed, term: string, bound: number): number {
  if (kind === 'run') {
    // The typed part may stand anywhere: the word for street is written together with the name.
    const { prefix } = editDistance(text, term, bound, true)
    return prefix > bound
      ? 0
      : (0.9 - (1.4 * prefix) / Math.max(6, text.length)) * (0.8 + (0.2 * text.length) / term.length)
  }
  const { whole, prefix } = editDistance(text, term, bound)
  if (whole <= bound) return 0.9 - (1.4 * whole) / Math.max(6, text.length)
  if (!unfinished || prefix > Math.min(bound, text.length < 8 ? 1 : 2)) return 0
  return 0.7 - (1.4 * prefix) / Math.max(6, text.length)
}

/** Terms that share enough pieces for the distance to be worth measuring: a slip spoils at most `size` of them. */
function sharing(grams: readonly string[], index: Grams, bound: number, kind: TokenKind): number[] {
  const touched: number[] = []
  for (const gram of grams) {
    for (const term of index.grams.get(gram) ?? []) {
      const count = index.counts[term] ?? 0
      if (count === 0) touched.push(term)
      index.counts[term] = count + 1
    }
  }
  // A swap touches one piece more than another slip does.
  const needed = Math.max(1, grams.length - bound * (kind === 'run' ? 3 : 4))
  const enough = touched.filter((term) => (index.counts[term] ?? 0) >= needed)
  for (const term of touched) index.counts[term] = 0
  return enough
}
