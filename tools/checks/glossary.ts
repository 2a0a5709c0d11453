import { piecesOf } from './comments.ts'

export interface GlossaryTerm {
  readonly term: string
  /** Identifiers in the column "in code". */
  readonly code: readonly string[]
  /** Names in the column "stored or sent as": `table.column`, or a field of the wire or a setting. */
  readonly stored: readonly string[]
  /** Whether it has a meaning and an identifier, and either a stored name or a dash. */
  readonly isComplete: boolean
}

/** The rows of a glossary in Markdown: **term**, meaning, in code, stored or sent as. */
export function glossaryTerms(text: string): GlossaryTerm[] {
  return [...text.matchAll(/^\| \*\*(.+?)\*\* \|(.*)\|$/gmu)].map(([, term = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim())
    const [meaning = '', code = '', stored = ''] = cells
    const isComplete =
      cells.length === 3 &&
      meaning !== '' &&
      namedIn(code).length > 0 &&
      (stored === '–' || namedIn(stored).length > 0)
    return { term, code: namedIn(code), stored: namedIn(stored), isComplete }
  })
}

const namedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

/** Terms that are listed more than once, in any case of their letters. */
export function repeatedTerms(terms: readonly Pick<GlossaryTerm, 'term'>[]): string[] {
  const seen = new Set<string>()
  return terms
    .map(({ term }) => term.toLowerCase())
    .filter((term) => {
      const isRepeated = seen.has(term)
      seen.add(term)
      return isRepeated
    })
}

export interface KnownNames {
  /** Words of the sources. */
  readonly code: ReadonlySet<string>
  /** Words of the contract, its OpenAPI document and the table of settings. */
  readonly wire: ReadonlySet<string>
  /** Every `table.column`. */
  readonly columns: ReadonlySet<string>
}

/** The names in a glossary that do not exist, each after its term. */
export function unknownNames(terms: readonly GlossaryTerm[], known: KnownNames): string[] {
  return terms.flatMap(({ term, code, stored }) => [
    ...code.filter((name) => !known.code.has(name)).map((name) => `${term}: ${name} is not in the code`),
    ...stored
      .filter((name) => !(name.includes('.') ? known.columns : known.wire).has(name))
      .map((name) => `${term}: ${name} is not stored or sent`),
  ])
}

/** Words of the code and of its strings of one word; not those of comments and sentences. */
export function codeWords(source: string): string[] {
  const prose = piecesOf(source).filter(({ kind, text }) => kind === 'comment' || /\s/u.test(text))
  let position = 0
  const code = prose.map(({ start, end }) => {
    const before = source.slice(position, start)
    position = end
    return before
  })
  return [...code, source.slice(position)].join(' ').match(/\w+/gu) ?? []
}

/** Every `table.column` of the database types: an interface for each table, and the tables by the names of these. */
export function columnsOf(sources: readonly string[]): Set<string> {
  const text = sources.join('\n')
  const fields = (body: string) => [...body.matchAll(/(?:^|[{;])\s*(\w+): /gmu)].map(([, name = '']) => name)
  const found = new Map<string, string[]>()
  for (const [, name = '', base = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([\w, ]+?))? \{\n([\s\S]*?)^\}/gmu,
  )) {
    const inherited = base.split(', ').flatMap((one) => found.get(one) ?? [])
    found.set(name, [...inherited, ...fields(body)])
  }
  const tables = [...text.matchAll(/^ {2,4}(\w+): (\w+Table|\{[^}]*\})$/gmu)]
  return new Set(
    tables.flatMap(([, table = '', type = '']) =>
      (type.startsWith('{') ? fields(type) : (found.get(type) ?? [])).map((column) => `${table}.${column}`),
    ),
  )
}
