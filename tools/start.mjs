// `npm start`: installs what is missing, then starts the product with the Node that came with it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { whenNpmIsGone } from './start/ancestors.mjs'
import { findNode, install, root } from './start/install.mjs'

/** A terminal and npm may both pass on one Ctrl-C; the second of them is no second Ctrl-C. */
const SAME_MS = 300

const asked = new AbortController()
let child
let passedOn = -SAME_MS
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (performance.now() - passedOn < SAME_MS) return
    passedOn = performance.now()
    asked.abort()
    child?.kill(signal)
  })
}

await install(asked.signal)
const { path, flags } = findNode()
child = spawn(
  path,
  [...flags, '--disable-warning=ExperimentalWarning', join(root, 'tools', 'start', 'start.ts')],
  {
    cwd: root,
    // The pipe closes when we are killed, so that the child notices and stops too.
    stdio: ['pipe', 'inherit', 'inherit'],
    // A group of its own: it hears of Ctrl-C from us, once.
    detached: process.platform !== 'win32',
    env: { ...process.env, BECKON_PARENT_PIPE: '1' },
  },
)
whenNpmIsGone(() => {
  if (!asked.signal.aborted) child.kill('SIGTERM')
})
child.on('error', (error) => {
  console.error(`Beckon could not be started: ${error.message}`)
  process.exit(1)
})
// Asked so early that it did not listen yet, it ended by the signal itself, with nothing begun.
child.on('exit', (code, by) => process.exit(code ?? (asked.signal.aborted && by !== 'SIGKILL' ? 0 : 1)))
