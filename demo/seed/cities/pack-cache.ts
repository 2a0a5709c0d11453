import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Tests of the drawing itself name an empty folder. */
const caches = process.env['BECKON_PACK_CACHE'] ?? join(root, '.cache', 'demo-cities')

/** Everything that a demo city is made from; pack-cache.test.ts checks that nothing is missing. */
export const packSources: readonly string[] = [
  'package-lock.json',
  'packages/domain/src/country',
  'packages/domain/src/geo',
  'packages/domain/src/limits',
  'packages/domain/src/money',
  'packages/streets/src',
  'demo/map-generator',
  'demo/seed/cities/city-maker.ts',
  'demo/seed/cities/city-worker.ts',
  'demo/seed/vocabulary',
]

/** Caches of other versions of the sources that are kept: a process may still copy from one. */
const OLD_CACHES = 2

let opened: string | undefined

/** The data folder, inside this checkout, with the demo cities made from the present sources. */
export function openPackCache(): string {
  if (opened) return opened
  const folder = join(caches, hashOfSources())
  mkdirSync(folder, { recursive: true })
  removeOldCaches(folder)
  opened = folder
  return folder
}

/** Where such a folder keeps the drawn cities that its packs are made from: the tests of the drawing read them. */
export const drawnFolder = (cache: string): string => join(cache, 'drawn')

function removeOldCaches(current: string): void {
  const changedAt = (folder: string) => statSync(folder).mtimeMs
  readdirSync(caches)
    .map((name) => join(caches, name))
    .filter((folder) => folder !== current)
    .toSorted((a, b) => changedAt(b) - changedAt(a))
    .slice(OLD_CACHES)
    .forEach((folder) => rmSync(folder, { recursive: true, force: true }))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of packSources) addTo(hash, source)
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: Hash, path: string): void {
  if (statSync(join(root, path)).isDirectory()) {
    for (const name of readdirSync(join(root, path)).toSorted()) addTo(hash, `${path}/${name}`)
  } else if (!path.includes('.test.')) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
}
