import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryData } from '../test/temporary-data.ts'

let data: ReturnType<typeof temporaryData>
let server: Server | undefined
const started: Start[] = []

beforeEach(() => {
  data = temporaryData('start')
})
afterEach(async () => {
  server?.close()
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
  await until(() => running().length === 0)
  data.remove()
})

/** One start of the product and its output so far. */
interface Start {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

interface StartOptions {
  readonly command?: readonly string[]
  /** Sweden has no streets to be drawn first. */
  readonly country?: string
  /** Generates the streets again, even if this checkout has them already. */
  readonly drawsCity?: boolean
}

function start(port: number, wish: StartOptions = {}): Start {
  const { command = [process.execPath, 'tools/start.mjs'], country = 'SE' } = wish
  const [program = '', ...args] = command
  const env = {
    DATA_DIR: data.path,
    PORT: String(port),
    DEFAULT_COUNTRY: country,
    // One more to be laid out after the start; all of them are in countries.test.ts.
    DEMO_COUNTRIES: `${country},BH`,
    LOG_LEVEL: 'error',
    ...(wish.drawsCity ? { BECKON_PACK_CACHE: join(data.path, 'cache') } : {}),
  }
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const one = { child, said: () => parts.join(''), ended }
  started.push(one)
  return one
}

const ready = (one: Start) => hearing(one, 'Ctrl-C stops it')

/** Waits for a text in the output; a timeout reports the actual output. */
async function hearing(one: Start, words: string): Promise<void> {
  const ended = { early: false }
  void one.ended.then(() => {
    ended.early = true
  })
  await until(() => ended.early || one.said().includes(words))
  if (!one.said().includes(words)) throw new Error(`it ended: ${one.said()}`)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(60)
}

/** All processes that were started with our data folder, whatever their parent is now. */
function running(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && describe(pid).includes(data.path))
}

const describe = (pid: number) => ['cmdline', 'environ'].map((name) => read(`/proc/${pid}/${name}`)).join()

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended, or it is not ours.
    return ''
  }
}

/** The process that serves, below any wrappers. */
const serving = () => running().filter((pid) => read(`/proc/${pid}/cmdline`).includes('start/start.mjs'))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function signIn(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'demo@beckon.test', password: 'Demo1234!' }),
  })
  return response.status
}

it('starts fresh, refuses a second start, survives a kill, and stops leaving nothing behind', async () => {
  const port = await freePort()
  const first = start(port)
  await ready(first)
  expect(first.said()).toContain(`http://localhost:${port}`)
  expect(first.said()).toContain('The database was set up')
  expect(await signIn(port)).toBe(200)

  const second = start(await freePort())
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`Beckon is already running on ${data.path}`)
  expect(await signIn(port)).toBe(200)

  for (const pid of serving()) process.kill(pid, 'SIGKILL')
  expect(await first.ended).toBe(1)

  const again = start(port)
  await ready(again)
  expect(again.said()).not.toContain('set up')
  expect(await signIn(port)).toBe(200)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
  // Processes of the killed start end by themselves, on a busy machine a moment later.
  await until(() => running().length === 0)
}, 900_000)

it('stops when the one that started it is killed, npm too', async () => {
  const byHand = start(await freePort())
  await ready(byHand)
  byHand.child.kill('SIGKILL')
  await until(() => running().length === 0)

  const byNpm = start(await freePort(), { command: ['npm', 'start'] })
  await ready(byNpm)
  byNpm.child.kill('SIGKILL')
  await until(() => running().length === 0)

  const requested = start(await freePort(), { command: ['npm', 'start'] })
  await ready(requested)
  requested.child.kill('SIGTERM')
  await until(() => running().length === 0)
}, 900_000)

it.each([
  ['', 'SG'],
  ['Starting the database', 'SG'],
  ['The database was set up', 'SG'],
  ['Drawing the streets', 'SG'],
  // The streets of Bahrain are drawn from then on.
  ['Ctrl-C stops it', 'SE'],
])(
  'stops at once in the middle of the first set-up, after %j in %s',
  async (said, country) => {
    const one = start(await freePort(), { country, drawsCity: true })
    // Before that no handler is registered, and a signal ends the process as usual.
    await until(() => serving().length > 0)
    await hearing(one, said)
    one.child.kill('SIGTERM')
    expect([await one.ended, one.said()]).toEqual([0, expect.not.stringMatching(/error|stop cleanly/iu)])
    expect(running()).toEqual([])
  },
  900_000,
)

it('sets up whole the next time', async () => {
  const port = await freePort()
  const first = start(port)
  await hearing(first, 'The database was set up')
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  const again = start(port)
  await ready(again)
  expect(await signIn(port)).toBe(200)
}, 900_000)

it('names a taken port in one line and begins nothing', async () => {
  const port = await freePort()
  server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const one = start(port)
  expect(await one.ended).toBe(1)
  expect(one.said().trim()).toBe(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  )
})

it('names a bad setting in one line', async () => {
  const one = start(70_000)
  expect(await one.ended).toBe(1)
  expect(one.said().trim()).toBe('Cannot start. PORT: "70000" must be a whole number from 0 to 65535.')
})

it('names in one line what keeps the card gateway from its folder', async () => {
  writeFileSync(join(data.path, 'gateway'), '')
  const one = start(await freePort())
  expect(await one.ended).toBe(1)
  const lines = one.said().split('\n')
  expect(lines).toContain(`EEXIST: file already exists, mkdir '${join(data.path, 'gateway')}'`)
  expect(running()).toEqual([])
}, 900_000)
