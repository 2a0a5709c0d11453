import { piecesOf } from './comments.ts'

/** A sentence names its subject first; see CONTRIBUTING.md. */
const openings = [
  'who',
  'whoever',
  'what',
  'whatever',
  'that which',
  'so much',
  'so many',
  'so long',
  'as long as',
]
/** A full stop after an abbreviation ends no sentence. A question may begin with a question word. */
const opening = new RegExp(
  `(?:^|(?<!\\b(?:e\\.g|i\\.e|etc|cf|vs))[.!?]\\s+)(${openings.join('|')})\\b(?![^.!]*\\?)`,
  'giu',
)

/** Acts of a person; the code has a term for each: publish, receive, translate, return, store, delete. */
const acts = [
  ...['tell', 'tells', 'told', 'say', 'says', 'said', 'hear', 'hears', 'heard', 'speak', 'speaks', 'spoken'],
  ...['know', 'knows', 'knew', 'forget', 'forgets', 'forgot', 'forgotten', 'stands', 'stood'],
]
const words = ['whoever', 'nobody', 'somebody', 'anew', ...acts]
const word = new RegExp(`\\b(${words.join('|')})\\b`, 'giu')

const people =
  '(?:shop|rider|customer|vendor|user|operator|guest|owner|payer|sender|translator|reader|engineer|contributor|person)s?|people|you'
const documents = 'specification|standard|law|licence|documentation|manual|(?:RFC|ISO) [\\d-]+'
const auxiliaries =
  'who|that|may|might|must|can|cannot|could|to|has|have|had|does|do|did|not|never|also|already|only'

/** Uses in which a banned word is the term, or the act of a person. */
const permitted = [
  // Names and texts that are quoted.
  /`[^`]*`|"[^"]*"|“[^”]*”|(?<!\w)'[^']*'(?!\w)|https?:\S+/gu,
  new RegExp(`\\b(?:${people})\\s+(?:(?:${auxiliaries})\\s+)*(?:${acts.join('|')})\\b`, 'giu'),
  new RegExp(`\\b(?:${documents})\\s+(?:says?|said|knows?)\\b`, 'giu'),
  /\bscreen readers?\s+(?:says?|speaks?)\b/giu,
  /\bst(?:ands|ood) for\b|\bt(?:ells?|old)(?:\s+\S+){0,6}\s+apart\b/giu,
  /\bforgotten passwords?\b|\bforg[eo]t(?:ten)? (?:a|his|her|its|their|the|your) password\b/giu,
  /\bfire and forget\b|\bright to be forgotten\b|,? say,/giu,
  // The World Health Organization; languages.
  /\bWHO\b/gu,
  /\b(?:[A-Z][a-z]+|languages?(?: that)?) (?:is|are) spoken\b|\bspoken (?:languages?|forms?|names?|in)\b/gu,
]

/** Blanks of the same length, so that places in the text stay. */
const withoutPermitted = (text: string): string =>
  permitted.reduce((rest, use) => rest.replace(use, (match) => '_'.repeat(match.length)), text)

const testCall = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*$/u

/** Banned openings and words in the comments of a source file, and in the names of its tests. */
export function unplainWords(path: string, source: string): string[] {
  const isTest = /\.test\.tsx?$/u.test(path)
  return piecesOf(source)
    .filter(
      ({ kind, start }) =>
        kind === 'comment' || (isTest && testCall.test(source.slice(Math.max(0, start - 60), start))),
    )
    .flatMap(({ text, start }) => {
      const found = [...breaches(withoutPermitted(text))]
      return found.map((breach) => `${path}:${lineAt(source, start)} ${breach}`)
    })
}

function* breaches(text: string): Generator<string> {
  for (const [, begin = ''] of text.matchAll(opening)) yield `begins with "${begin}"`
  for (const match of text.matchAll(word)) {
    const isOpening =
      /(?:^|[.!?]\s+)$/u.test(text.slice(0, match.index)) && openings.includes(match[0].toLowerCase())
    if (!isOpening) yield `uses "${match[0]}"`
  }
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length

export type Counts = Readonly<Record<string, number>>

/** Longest path of a folder that has a count of its own: a capability, a screen, a feature. */
const SEGMENTS = 5

export const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, SEGMENTS).join('/')

/** How many there are in each folder that has some, in alphabetical order. */
export function countByFolder(paths: readonly string[], found: readonly string[]): Counts {
  const known = new Set(paths.map(folderOf))
  const counts = Map.groupBy(found, (line) => folderOf(line.slice(0, line.indexOf(':'))))
  return Object.fromEntries(
    [...known].toSorted().flatMap((folder) => {
      const count = counts.get(folder)?.length ?? 0
      return count === 0 ? [] : [[folder, count]]
    }),
  )
}

export interface Comparison {
  readonly grown: readonly string[]
  readonly shrunk: readonly string[]
}

/** A folder that the baseline does not name has none. */
export function compareWithBaseline(baseline: Counts, current: Counts): Comparison {
  const line = (folder: string) => `${folder}: ${baseline[folder] ?? 0} -> ${current[folder] ?? 0}`
  const folders = [...new Set([...Object.keys(baseline), ...Object.keys(current)])].toSorted()
  return {
    grown: folders.filter((folder) => (current[folder] ?? 0) > (baseline[folder] ?? 0)).map(line),
    shrunk: folders.filter((folder) => (current[folder] ?? 0) < (baseline[folder] ?? 0)).map(line),
  }
}

/** The message to a developer about a difference; empty where there is none. */
export function adviceFor({ grown, shrunk }: Comparison, found: readonly string[]): string {
  const folders = new Set(grown.map((line) => line.slice(0, line.indexOf(':'))))
  const lines = found.filter((line) => folders.has(folderOf(line.slice(0, line.indexOf(':')))))
  if (grown.length > 0) {
    return [
      'More banned words. Name the subject first and use the terms of the field.',
      'If files only moved, run `npm run plain-words`.',
      ...grown,
      ...lines.slice(0, 60),
    ].join('\n')
  }
  if (shrunk.length === 0) return ''
  return ['Fewer banned words. Lower the baseline with `npm run plain-words`:', ...shrunk].join('\n')
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** A renamed folder takes its count along, so the sum is compared. */
export const mayReplace = (baseline: Counts, current: Counts): boolean => total(current) <= total(baseline)
