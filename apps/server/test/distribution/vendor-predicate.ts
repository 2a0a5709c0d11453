/** A table as a statement names it. */
interface Named {
  readonly table: string
  readonly alias: string
}

const word = String.raw`(?:public\.)?"?([a-z_]+)"?`
const NAMED = new RegExp(
  String.raw`\b(from|join|update|into)\s+${word}(?:\s+as)?(?:\s+"?(?!(?:${[
    ...[
      'where',
      'set',
      'on',
      'using',
      'join',
      'left',
      'inner',
      'cross',
      'order',
      'group',
      'limit',
      'for',
      'union',
    ],
    ...[
      'values',
      'select',
      'returning',
      'as',
      'natural',
      'right',
      'full',
      'tablesample',
      'with',
      'and',
      'or',
    ],
  ].join('|')})\b)([a-z_]+)"?)?`,
  'giu',
)

/** A query, in lower case and with braces for the parentheses in it, and the tables of vendors that it reads without a vendor. */
interface Found {
  readonly query: string
  readonly tables: readonly string[]
}

/**
 * The queries of a statement that read, change or delete rows of a table of vendors without naming the vendor: in a condition with the
 * name or the alias of the table, in `using`, or without a name where the query has a single table of vendors. Rows that are inserted
 * have their vendor. Words are compared, and not a syntax tree: it may miss a condition of another table with the same alias.
 */
export function queriesWithoutVendor(
  statement: string,
  isByVendor: (table: string) => boolean,
): readonly Found[] {
  const text = statement.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
  const conditions = conditionsOf(text)
  const isNamed = ({ table, alias }: Named) =>
    [table, alias].some((name) => new RegExp(String.raw`"?\b${name}"?\."?vendor_id"?`, 'u').test(conditions))
  return queriesOf(text).flatMap((query) => {
    const named = [...query.matchAll(NAMED)].flatMap(([, verb, table = '', alias = table]): Named[] =>
      verb === 'into' || !isByVendor(table) ? [] : [{ table, alias }],
    )
    const joins = [...query.matchAll(/using\s*\{[^}]*\bvendor_id\b/gu)].length
    const areJoined = joins > 0 && joins >= named.length - 1
    const hasBare = named.length === 1 && /\b(?:where|and|on)\s+\{*"?vendor_id"?/u.test(query)
    if (areJoined || hasBare) return []
    const tables = [...new Set(named.filter((one) => !isNamed(one)).map(({ table }) => table))]
    return tables.length > 0 ? [{ query, tables }] : []
  })
}

/** The queries of a statement, each without those within it. Their other parentheses are braces. */
function queriesOf(statement: string): readonly string[] {
  const queries: string[] = []
  let rest = statement
  for (let inner = INNERMOST.exec(rest); inner; inner = INNERMOST.exec(rest)) {
    const [whole, content = ''] = inner
    const isQuery = /^\s*(?:select|insert|update|delete|with)\b/u.test(content)
    if (isQuery) queries.push(content.trim())
    rest = rest.replace(whole, () => (isQuery ? '{}' : `{${content}}`))
  }
  return [rest, ...queries]
}

const INNERMOST = /\(([^()]*)\)/u

/** Everything after the first condition or join; the list of columns before may name the vendor without narrowing it. */
const conditionsOf = (text: string): string => /\b(?:where|on|using)\b.*$/u.exec(text)?.[0] ?? ''
