// `npm start`: installs what is missing, then starts the product with the Node that came with it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { whenNpmIsGone } from './start/ancestors.mjs'
import { findNode, install, root } from './start/install.mjs'

/** A terminal and npm may both pass on one Ctrl-C; the second of them is no second Ctrl-C. */
const SAME_MS = 300

install()
const { path, flags } = findNode()
const child = spawn(
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
let passedOn = -SAME_MS
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (performance.now() - passedOn < SAME_MS) return
    passedOn = performance.now()
    child.kill(signal)
  })
}
whenNpmIsGone(() => child.kill('SIGTERM'))
child.on('error', (error) => {
  console.error(`Beckon could not be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
