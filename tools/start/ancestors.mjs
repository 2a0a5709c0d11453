// The parent process may be killed without a signal to this one: npm, and the shell between npm and this
// process.
import { readFileSync } from 'node:fs'

const EVERY_MS = 500
const shells = new Set(['sh', 'dash', 'bash', 'ash', 'busybox'])

/** Calls back once npm is gone. Started by hand, not by npm, we may outlive our shell: then it never does. */
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

/** The process ids between us and npm, npm included. */
function npmAbove() {
  const parent = process.ppid
  const { name, above } = lookUp(parent)
  return shells.has(name) ? `${parent} ${above}` : `${parent}`
}

/** Only Linux keeps the shell; elsewhere it makes way for us. */
function lookUp(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, above] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), above }
  } catch {
    return { name: '', above: '' }
  }
}
