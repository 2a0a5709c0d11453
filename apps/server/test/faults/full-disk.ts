import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KILOBYTES = 64

/** A disk of its own on which nothing more can be written. */
export function fullDisk(path: string) {
  mkdirSync(path, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${KILOBYTES}k`, 'tmpfs', path])
  try {
    for (let file = 0; ; file += 1) writeFileSync(join(path, `filler-${file}`), Buffer.alloc(1024))
  } catch {
    // It is full.
  }
  return {
    path,
    remove() {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true })
    },
  }
}
