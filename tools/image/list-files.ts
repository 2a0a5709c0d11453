import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below a folder, sorted, without those whose path from it is rejected. Links are left out. */
export function listFiles(folder: string, isKept: (path: string) => boolean): string[] {
  const below = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) return isKept(`${inner}/`) ? below(inner) : []
      return entry.isFile() && isKept(inner) ? [inner] : []
    })
  return below('').toSorted()
}

/** A package without what only its developers or a compiler read; packages below it are listed by themselves. */
export const isRunTimeFile = (path: string): boolean =>
  !/^(?:tests?|__tests__|docs?|examples?|benchmarks?|coverage|\.[^/]+|man|node_modules)\/$/u.test(path) &&
  !/\.(?:[cm]?tsx?|map|flow|tsbuildinfo|markdown|test\.[cm]?js)$/u.test(path) &&
  !/(?:^|\/)(?:\.[^/]+|(?:readme|changelog|history|contributing)[^/]*)$/iu.test(path)

/** A source of ours without its tests, or a built page. */
export const isProductFile = (path: string): boolean => !/\.test\.tsx?$|\.map$|(?:^|\/)\./u.test(path)
