import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/**
 * Libraries of this machine that programs and native modules load, by their place. Those that a module brings itself are
 * beside it, and not among them.
 */
export function sharedLibraries(programs: readonly string[], ownFolder: string): ReadonlyMap<string, string> {
  const listed = execFileSync('ldd', programs, { encoding: 'utf8' })
  const missing = /^\s*(\S+) => not found/mu.exec(listed)
  if (missing) throw new Error(`The library ${missing[1]} is not installed, which the image needs.`)
  const places = [...listed.matchAll(/(?:=> )?(\/\S+) \(0x[\da-f]+\)/gu)].flatMap(([, place]) => place ?? [])
  return new Map(
    [...new Set(places)]
      .toSorted()
      .filter((place) => !realpathSync(place).startsWith(realpathSync(ownFolder)))
      .map((place) => [place.slice(1), realpathSync(place)]),
  )
}
