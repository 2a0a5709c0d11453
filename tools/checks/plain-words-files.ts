import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Counts, countByFolder, unplainWords } from './plain-words.ts'

export const BASELINE_FILE = fileURLToPath(new URL('plain-words-baseline.json', import.meta.url))

export const readBaseline = (): Counts =>
  z.record(z.string(), z.number().int().positive()).parse(JSON.parse(readFileSync(BASELINE_FILE, 'utf8')))

/** Sources in the repository, also those that are not committed yet. */
export function findUnplainWords(): { readonly found: readonly string[]; readonly counts: Counts } {
  const folders = ['apps', 'packages', 'demo', 'tools', 'e2e', 'bench', 'connectors']
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  })
  const paths = listed
    .split('\n')
    // The check names the words that it looks for.
    .filter(
      (path) =>
        /\.(tsx?|mjs)$/u.test(path) && !path.startsWith('tools/checks/plain-words') && existsSync(path),
    )
  const found = paths.flatMap((path) => unplainWords(path, readFileSync(path, 'utf8')))
  return { found, counts: countByFolder(paths, found) }
}
