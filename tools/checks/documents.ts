import { posix } from 'node:path'

/** The relative targets of the links in a Markdown file, as paths of the repository. */
export function linkedPaths(path: string, text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gmu, '')
  return [...prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/gu)].map(([, target]) =>
    posix.normalize(posix.join(posix.dirname(path), target ?? '')),
  )
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
