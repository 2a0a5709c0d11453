import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './setup-error.ts'

/** Lets one process at a time work on a folder. A lock of a process that is gone is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  if (!tryLock(path)) {
    const holder = Number(readFileSync(path, 'utf8'))
    if (isAlive(holder))
      throw new SetupError([
        `Process ${holder} already works on ${folder}. End it, or give this one another folder.`,
      ])
    rmSync(path, { force: true })
    if (!tryLock(path)) throw new SetupError([`Another process has just started on ${folder}.`])
  }
  return () => rmSync(path, { force: true })
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** A container starts with the same process id each time, so the own id is a lock of an earlier run. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A name for the uploads of the connector that works on this folder, which stays the same over restarts. */
export function uploadNameOf(folder: string): string {
  const path = join(folder, 'installation')
  try {
    writeFileSync(path, randomUUID(), { flag: 'wx' })
  } catch {
    // Made by an earlier run.
  }
  return `connector-${readFileSync(path, 'utf8').slice(0, 8)}.xlsx`
}
