import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryData } from '../test/temporary-data.ts'
import { freePort } from './port.ts'

let data: ReturnType<typeof temporaryData>
beforeEach(() => {
  data = temporaryData('dev')
})
afterEach(async () => {
  for (const pid of running()) process.kill(pid, 'SIGKILL')
  while (running().length > 0) await pause(60)
  data.remove()
})

/** All processes that were started with our data folder. */
const running = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter(
      (pid) =>
        read(`/proc/${pid}/cmdline`).includes(data.path) || read(`/proc/${pid}/environ`).includes(data.path),
    )

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process ended, or belongs to another user.
    return ''
  }
}

const workTree = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })

function startDev(port: number) {
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    env: {
      ...process.env,
      DATA_DIR: data.path,
      PORT: String(port),
      DEFAULT_COUNTRY: 'SE',
      DEMO_COUNTRIES: 'SE',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const printed = () => parts.join('')
  const until = async (words: string, times = 1) => {
    while (printed().split(words).length <= times) {
      if (child.exitCode !== null) throw new Error(`npm run dev ended: ${printed()}`)
      await pause(60)
    }
  }
  return { child, ended, printed, until }
}

const signIn = (port: number) =>
  fetch(`http://localhost:${port}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'demo@beckon.test', password: 'Demo1234!' }),
  })

it('npm run dev serves sources and calls on one port, restarts the service, and leaves no process', async () => {
  const before = workTree()
  const port = await freePort('127.0.0.1', 0)
  const dev = startDev(port)
  await dev.until('Ctrl-C stops it')
  expect(dev.printed()).toContain(`http://localhost:${port}`)
  for (const [path, source] of [
    ['/', /\/@vite\/client[^]*\/src\/welcome\/main\.tsx/u],
    ['/request-a-rider', /\/@vite\/client[^]*\/src\/main\.tsx/u],
  ] as const) {
    const page = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toMatch(source)
  }
  expect((await signIn(port)).status).toBe(200)

  // The time of the file changes, its content does not.
  utimesSync('apps/server/src/server.ts', new Date(), new Date())
  await dev.until('The service is ready', 2)
  expect((await signIn(port)).status).toBe(200)

  dev.child.kill('SIGINT')
  expect([await dev.ended, dev.printed()]).toEqual([0, expect.not.stringMatching(/error|stop cleanly/iu)])
  expect(running()).toEqual([])
  expect(workTree()).toBe(before)
})
