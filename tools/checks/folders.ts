import { dirname } from 'node:path'

/** Source files of one folder; tests, style sheets and documents are not counted. */
export const FOLDER_LIMIT = 20

/** Folders of equal files of data: languages, vocabularies, migrations. */
const data =
  /^(?:packages\/texts\/(?:src\/catalogues|glossaries)|apps\/gateway\/src\/frame\/texts|apps\/[a-z]+\/migrations|demo\/map-generator\/vocabulary\/data)(?:\/|$)/u

const isSource = (path: string): boolean =>
  /\.(?:ts|tsx|mjs)$/u.test(path) && !/\.(?:test|d)\.tsx?$/u.test(path)

/** Returns the folders that hold more source files than the limit. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter(isSource)) {
    const folder = dirname(path)
    if (!data.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_LIMIT)
    .map(([folder, count]) => `${folder} has ${count} source files; at most ${FOLDER_LIMIT}`)
}
