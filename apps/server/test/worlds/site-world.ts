import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBeckon, type NewOrder } from '@beckon/sdk'
import { ordersWorkbook } from '../orders-workbook.ts'
import { makeKey } from '../seed/program-key.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import { startTestServer } from '../test-server.ts'

const run = promisify(execFile)
const client = fileURLToPath(new URL('../../../../packages/sdk', import.meta.url))

export interface Answer {
  readonly status: number
  readonly text: string
}

const titles = ['Name', 'Phone', 'Address', 'Amount', 'Payment', 'Description']
const row = ['Mei Lin', '+6591234567', '1 Fullerton Square', '25.50', 'PAID', 'Cake']
const LATER_MS = 4 * 3_600_000
/** Where the commands are looked for. */
const COMMANDS = ['/usr/bin', '/bin']
/** The shown commands run only on a machine that has `curl`. */
export const hasCurl = COMMANDS.some((bin) => existsSync(join(bin, 'curl')))

const door = { latitude: 1.2868, longitude: 103.8545 }

/** Writes a program beside an installed client, as its developer has it. */
async function writeProgram(folder: string, code: string): Promise<string> {
  const modules = join(folder, 'node_modules/@beckon')
  await mkdir(modules, { recursive: true })
  await rm(join(modules, 'sdk'), { force: true })
  await symlink(client, join(modules, 'sdk'))
  const name = `${randomUUID()}.mjs`
  await writeFile(join(folder, name), code)
  return name
}

/** Runs programs as their developer does. */
function programsIn(folder: string, env: Readonly<Record<string, string>>) {
  return {
    /** Runs a shown program beside an installed client, and returns what it prints. */
    async runProgram(code: string): Promise<string> {
      const file = await writeProgram(folder, code)
      return (await run(process.execPath, [file], { cwd: folder, env })).stdout
    },
    /** Starts a shown program that does not end by itself. */
    async startProgram(code: string, more: Record<string, string>) {
      const file = await writeProgram(folder, code)
      const program = spawn(process.execPath, [file], { cwd: folder, env: { ...env, ...more } })
      let printed = ''
      program.stdout.on('data', (data: Buffer) => {
        printed += String(data)
      })
      return { printed: () => printed, stop: () => program.kill() }
    },
  }
}

/** A service with a shop whose program has a test key, and a folder in which the shown commands are run. */
export async function startSiteWorld() {
  const server = await startTestServer({ env: { ROLES: 'api,worker', WEBHOOK_HOSTS: '127.0.0.1:*' } })
  const email = 'owner@shop.test'
  const owner = await seedVendors(server, { country: 'SG', email, vendors: [{ vendor_id: 'shop' }] })
  const { secret: key } = await makeKey(server, owner, { business: 'shop', mode: 'test' })
  const folder = await mkdtemp(join(tmpdir(), 'beckon-site-'))
  await writeFile(join(folder, 'orders.xlsx'), await ordersWorkbook(titles, [row]))
  const env = { BECKON_URL: server.url, BECKON_KEY: key }
  const beckon = createBeckon({ key, baseUrl: server.url })
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as T
  }
  return {
    ...{ server, owner, email, key, folder, env, beckon, post },
    /** Runs a shown command with `curl`. */
    async curl(command: string, more: Record<string, string> = {}): Promise<Answer> {
      const shown = command.replace(/^curl /u, String.raw`curl -sS -w '\n%{http_code}' `)
      const options = { cwd: folder, env: { ...env, ...more, PATH: COMMANDS.join(':') } }
      const { stdout } = await run('sh', ['-c', shown], options)
      const end = stdout.lastIndexOf('\n')
      return { status: Number(stdout.slice(end + 1)), text: stdout.slice(0, end) }
    },
    ...programsIn(folder, env),
    readFile: (name: string) => readFile(join(folder, name)),
    /** An order for later, which no simulated rider moves meanwhile, and a quote for now. */
    async order(): Promise<{ readonly id: string; readonly quote: string }> {
      const now = { collection_point: 'test.shop', dropoff: door, payment: 'paid' } as const
      const collect_at = new Date(server.platform.clock.now().getTime() + LATER_MS).toISOString()
      const { id: quote } = await beckon.quotes.create({ ...now, collect_at })
      const body: NewOrder = {
        ...{ quote, collection_point: 'test.shop', collect_at },
        customer: { name: 'Mei NoRider', phone: '+6591234567' },
        dropoff: { ...door, address: '1 Fullerton Square', unit: '#01-02' },
        goods: { description: 'Cake', value: { amount: 2550, currency: 'SGD' }, payment: 'paid' },
      }
      const { id } = await beckon.orders.create(body)
      return { id, quote: (await beckon.quotes.create(now)).id }
    },
    async stop(): Promise<void> {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type SiteWorld = Awaited<ReturnType<typeof startSiteWorld>>
