/** A file with its path from the root of the repository. */
interface Source {
  readonly path: string
  readonly text: string
}

export interface TableOwners {
  /** Folder of each table: a capability, or the platform. */
  readonly owners: ReadonlyMap<string, string>
  readonly repeated: readonly string[]
}

const PLATFORM = 'apps/server/src/platform'

/** The folder that owns what a file does: its capability, or the whole platform. */
const folderOf = (path: string): string =>
  /^apps\/server\/src\/capabilities\/[^/]+\/[^/]+/u.exec(path)?.[0] ??
  (path.startsWith(PLATFORM) ? PLATFORM : path)

/** Each table belongs to the folder whose schema adds it to the interface `Schema`. */
export function tableOwners(schemas: readonly Source[]): TableOwners {
  const owners = new Map<string, string>()
  const repeated: string[] = []
  for (const { path, text } of schemas) {
    const body = /interface Schema \{\n([\s\S]*?)\n {0,2}\}/u.exec(text)?.[1] ?? ''
    for (const [, table = ''] of body.matchAll(/^ {2,4}(\w+): /gmu)) {
      if (owners.has(table)) repeated.push(`${path}: ${table} belongs to ${owners.get(table)}`)
      owners.set(table, folderOf(path))
    }
  }
  return { owners, repeated }
}

const builder = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'/gu
const statement =
  /\b(?:insert into|update|delete from)\s+(\w+)(?=\s+(?:set|where|\(|as|using|select)|\s*\()/gu

/** Statements that write a table of another folder. */
export function foreignWrites({ owners }: TableOwners, sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(builder), ...text.matchAll(statement)].flatMap(({ 1: table = '', index }) => {
      const owner = owners.get(table)
      if (owner === undefined || owner === folderOf(path)) return []
      return [`${path}:${text.slice(0, index).split('\n').length} writes ${table}, a table of ${owner}`]
    }),
  )
}
