// `npm start`: installs what is missing, then starts the product with the Node that came with it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, root } from './start/install.mjs'

install()
const { path, flags } = findNode()
const child = spawn(
  path,
  [...flags, '--disable-warning=ExperimentalWarning', join(root, 'tools', 'start', 'start.ts')],
  {
    cwd: root,
    // The pipe closes when we are killed, so that the child notices and stops too.
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, BECKON_PARENT_PIPE: '1' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl-C reaches the child by itself; a signal to us alone does not.
  process.on(signal, () => (signal !== 'SIGINT' || !process.stdin.isTTY ? child.kill(signal) : undefined))
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
