import { posix } from 'node:path'

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gmu, '')

export interface Link {
  /** Path of the repository. */
  readonly path: string
  /** Id of a heading there; undefined where the link names none. */
  readonly heading: string | undefined
}

/** The links of a Markdown file that lead into the repository, also those within the file. */
export function linksIn(path: string, text: string): Link[] {
  return [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)]*))?\)/gu)].map(
    ([, target = '', heading]) => ({
      path: target === '' ? path : posix.normalize(posix.join(posix.dirname(path), target)),
      heading,
    }),
  )
}

/** The paths of the links that lead to another file or folder. */
export const linkedPaths = (path: string, text: string): string[] =>
  linksIn(path, text)
    .map((link) => link.path)
    .filter((target) => target !== path)

/** The ids of the headings of a Markdown file, as GitHub makes them. */
export function headingIds(text: string): string[] {
  const seen = new Map<string, number>()
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => {
    const id = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  })
}

/** The scripts of package.json that a text names, also in its blocks of code. */
export function namedScripts(text: string): string[] {
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/gu)]
  return named.map(([, script, short]) => script ?? short ?? '')
}

/** The files and folders that a text names in backticks or runs with node or vitest; not those with placeholders. */
export function namedFiles(text: string): string[] {
  const run = [...text.matchAll(/\b(?:node|vitest run|--config) ([\w@.-]+(?:\/[\w@.-]+)+)/gu)]
  const quoted = [...withoutCode(text).matchAll(/`(\.?[\w@][\w@.-]*(?:\/[\w@.-]+)+)\/?`/gu)]
  return [...run, ...quoted]
    .map(([, path = '']) => path)
    .filter(
      (path) =>
        !path.startsWith('@') && (isRooted.test(path) || /\.(?:tsx?|mjs|json|md|css|html)$/u.test(path)),
    )
}

const isRooted = /^(?:apps|packages|demo|tools|docs|e2e|bench|connectors)\//u

/** Whether a text may name the path: from the root, from the folder of the text, or by its last parts. */
export function isKnownPath(named: string, document: string, paths: readonly string[]): boolean {
  const beside = posix.join(posix.dirname(document), named)
  return paths.some((path) => {
    const inside = `/${path}/`
    return (
      inside.startsWith(`/${beside}/`) ||
      (isRooted.test(named) ? inside.startsWith(`/${named}/`) : inside.includes(`/${named}/`))
    )
  })
}

/** The files from which the `index.ts` of an area exports, as paths of the repository. */
export function exportedFiles(indexPath: string, text: string): string[] {
  return [...text.matchAll(/from '(\.\/[^']+)'/gu)].map(([, target]) =>
    posix.join(posix.dirname(indexPath), target ?? ''),
  )
}

/** The entries of `wanted` that `found` does not have, and those that it has more than once. */
export function missingOrRepeated(wanted: readonly string[], found: readonly string[]): string[] {
  const times = (one: string) => found.filter((other) => other === one).length
  return [...new Set(wanted)].filter((one) => times(one) !== 1)
}
