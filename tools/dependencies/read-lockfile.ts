import { readFileSync } from 'node:fs'
import { z } from 'zod'

const entry = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  deprecated: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})

const lockfile = z.object({
  name: z.string(),
  version: z.string(),
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entry),
})

/** A package of the registry, at one place below `node_modules`. */
export interface LockedPackage {
  /** Its folder, such as `node_modules/zod`. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly license: string | undefined
  /** As npm writes it: an algorithm and a base64 value. */
  readonly integrity: string | undefined
  readonly resolved: string | undefined
  readonly deprecated: string | undefined
  readonly isDev: boolean
  readonly isOptional: boolean
  readonly runsScripts: boolean
  /** Names of the packages that it needs. */
  readonly needs: readonly string[]
}

export interface Lockfile {
  readonly name: string
  readonly version: string
  readonly packages: readonly LockedPackage[]
  /** Versions that the workspaces ask for, by workspace and name. */
  readonly asked: readonly {
    readonly workspace: string
    readonly name: string
    readonly range: string
    readonly isDev: boolean
  }[]
  /** Folders of the workspaces, by name. */
  readonly workspaces: ReadonlyMap<string, string>
}

const FOLDER = 'node_modules/'

/** Parses a package-lock.json of version 3. */
export function readLockfile(text: string): Lockfile {
  const { name, version, packages } = lockfile.parse(JSON.parse(text))
  const entries = Object.entries(packages)
  return {
    name,
    version,
    packages: entries
      .filter(([path, { link }]) => path.includes(FOLDER) && link !== true)
      .map(([path, found]) => ({
        path,
        name: found.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
        version: found.version ?? '',
        license: found.license,
        integrity: found.integrity,
        resolved: found.resolved,
        deprecated: found.deprecated,
        isDev: found.dev === true,
        isOptional: found.optional === true,
        runsScripts: found.hasInstallScript === true,
        needs: Object.keys({ ...found.dependencies, ...found.optionalDependencies }),
      })),
    asked: entries
      .filter(([path]) => !path.includes(FOLDER))
      .flatMap(([path, found]) =>
        Object.entries({
          ...found.dependencies,
          ...found.devDependencies,
          ...found.optionalDependencies,
        }).map(([asked, range]) => ({
          workspace: path === '' ? name : path,
          name: asked,
          range,
          isDev: found.devDependencies?.[asked] !== undefined,
        })),
      ),
    workspaces: new Map(
      entries.flatMap(([path, { link, resolved }]) =>
        link === true && resolved !== undefined ? [[path.replace(FOLDER, ''), resolved]] : [],
      ),
    ),
  }
}

/** Finds a package as Node does: beside the one that needs it, then in each folder above. */
export function locator(packages: readonly LockedPackage[]) {
  const byPath = new Map(packages.map((one) => [one.path, one]))
  return (from: string, name: string): LockedPackage | undefined => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const found = byPath.get(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`)
      if (found || folder === '') return found
    }
  }
}

export const committedLockfile = (): Lockfile =>
  readLockfile(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
