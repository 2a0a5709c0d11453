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

/**
 * The tables of vendors that a statement reads, changes or deletes without naming the vendor: in a condition with the name or the
 * alias of the table, in `using`, or without a name where the statement has a single table. Rows that are inserted have their vendor.
 * Words are compared, and not a syntax tree: it may miss a condition of another table with the same alias.
 */
export function tablesWithoutVendor(
  statement: string,
  isByVendor: (table: string) => boolean,
): readonly string[] {
  const text = statement.replaceAll(/\s+/gu, ' ').toLowerCase()
  const named = [...text.matchAll(NAMED)].flatMap(([, verb, table = '', alias = table]): Named[] =>
    verb === 'into' || !isByVendor(table) ? [] : [{ table, alias }],
  )
  const hasUsing = /using\s*\([^)]*\bvendor_id\b/u.test(text)
  const hasBare = /\b(?:where|and|on)\s+\(*"?vendor_id"?/u.test(text)
  const isNamed = ({ table, alias }: Named) =>
    hasUsing ||
    hasBare ||
    [table, alias].some((name) =>
      new RegExp(String.raw`"?\b${name}"?\."?vendor_id"?`, 'u').test(conditionsOf(text)),
    )
  return [...new Set(named.filter((one) => !isNamed(one)).map(({ table }) => table))]
}

/** Everything after the first condition or join; the list of columns before may name the vendor without narrowing it. */
const conditionsOf = (text: string): string => /\b(?:where|on|using)\b.*$/u.exec(text)?.[0] ?? ''
