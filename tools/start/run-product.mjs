// Runs on Node 20.19 with nothing installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { whenNpmIsGone } from './ancestors.mjs'
import { findNode, install, root } from './install.mjs'

/** A terminal and npm may both pass on one Ctrl-C; the second of them is no second Ctrl-C. */
const SAME_MS = 300

/** Installs what is missing, then runs a program of this folder until it ends or is asked to stop. */
export async function runProduct(program) {
  const stopping = new AbortController()
  let child
  let passedOn = -SAME_MS
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (performance.now() - passedOn < SAME_MS) return
      passedOn = performance.now()
      stopping.abort()
      child?.kill(signal)
    })
  }

  await install(stopping.signal)
  const { path, flags } = findNode()
  child = spawn(
    path,
    [
      ...flags,
      '--disable-warning=ExperimentalWarning',
      join(root, 'tools', 'start', program),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      // The pipe closes when we are killed, so that the child notices and stops too.
      stdio: ['pipe', 'inherit', 'inherit'],
      // A group of its own: it receives Ctrl-C from us, once.
      detached: process.platform !== 'win32',
      env: { ...process.env, BECKON_PARENT_PIPE: '1' },
    },
  )
  whenNpmIsGone(() => {
    if (!stopping.signal.aborted) child.kill('SIGTERM')
  })
  child.on('error', (error) => {
    console.error(`Beckon could not be started: ${error.message}`)
    process.exit(1)
  })
  // A signal that arrives before the child listens ends the child directly, with nothing begun.
  child.on('exit', (code, by) => process.exit(code ?? (stopping.signal.aborted && by !== 'SIGKILL' ? 0 : 1)))
}
