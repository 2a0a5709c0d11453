import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locator, type Lockfile } from '../dependencies/read-lockfile.ts'

/** Workspaces that a process of the service imports. */
const served = ['@beckon/server', '@beckon/contract', '@beckon/domain', '@beckon/streets', '@beckon/texts']

export interface ProductionPackages {
  /** Folders of packages of the registry, from the root of the repository. */
  readonly packages: readonly string[]
  /** Folders of our workspaces, by name. */
  readonly workspaces: ReadonlyMap<string, string>
}

/**
 * Everything that the service needs at run time, by the lockfile. Optional packages for other platforms are those that
 * npm did not install here. Throws where a required one is missing.
 */
export function productionPackages(root: string, lockfile: Lockfile): ProductionPackages {
  const locate = locator(lockfile.packages)
  const found = new Set<string>()
  const workspaces = new Map<string, string>()
  const waiting = served.map((name) => ({ from: '', name, isOptional: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, name, isOptional } = next
    const own = lockfile.workspaces.get(name)
    if (own !== undefined) {
      if (!workspaces.has(name)) waiting.push(...ofWorkspace(lockfile, own))
      workspaces.set(name, own)
      continue
    }
    const one = locate(from, name)
    if (one && found.has(one.path)) continue
    if (!one || !existsSync(join(root, one.path))) {
      if (isOptional || one?.isOptional) continue
      throw new Error(`The package ${name} is not installed. Run npm ci, then this command again.`)
    }
    found.add(one.path)
    waiting.push(...one.needs.map((needed) => ({ from: one.path, name: needed, isOptional: one.isOptional })))
  }
  return { packages: [...found].toSorted(), workspaces }
}

const ofWorkspace = ({ asked }: Lockfile, folder: string) =>
  asked
    .filter(({ workspace, isDev }) => workspace === folder && !isDev)
    .map(({ name }) => ({ from: folder, name, isOptional: false }))
