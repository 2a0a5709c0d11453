// The parent process may be killed without a signal to this one: npm, and the shell between npm and this
// process.
import { readFileSync } from 'node:fs'

const EVERY_MS = 500
const shells = new Set(['sh', 'dash', 'bash', 'ash', 'busybox'])

/** Calls back once npm has ended. Without npm it never calls back: the process may outlive its shell. */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const before = npmAbove()
  const timer = setInterval(() => {
    if (npmAbove() === before) return
    clearInterval(timer)
    callback()
  }, EVERY_MS)
  timer.unref()
}

/** The ids of the processes between this one and npm, npm included. */
function npmAbove() {
  const parent = process.ppid
  const { name, above } = lookUp(parent)
  return shells.has(name) ? `${parent} ${above}` : `${parent}`
}

/** Only Linux keeps the shell as a process; elsewhere the shell execs the command. */
function lookUp(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, above] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), above }
  } catch {
    return { name: '', above: '' }
  }
}
