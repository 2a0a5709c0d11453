import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { servant } from './servant.ts'

export const DATABASE_USER = 'beckon'

/** Makes the cluster where there is none. It is made aside and moved in whole, so a half-made one is never used. */
export async function ensureCluster(binaries: Binaries, folders: Folders): Promise<'made' | 'found'> {
  if (existsSync(join(folders.cluster, 'PG_VERSION'))) return 'found'
  const half = `${folders.cluster}.half`
  rmSync(half, { recursive: true, force: true })
  rmSync(folders.cluster, { recursive: true, force: true })
  await initialise(binaries.initdb, half)
  renameSync(half, folders.cluster)
  return 'made'
}

function initialise(initdb: string, folder: string): Promise<void> {
  // The socket's folder is closed to everybody else, so whoever can reach it may connect.
  const options = ['-D', folder, '-U', DATABASE_USER, '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return new Promise((done, fail) => {
    const child = spawn(initdb, [...options, ...locale], {
      ...servant(),
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.on('error', fail)
    child.on('exit', (code) => {
      if (code === 0) done()
      else fail(new Error(`PostgreSQL could not set up ${folder}: ${said.trim() || `exit code ${code}`}`))
    })
  })
}
