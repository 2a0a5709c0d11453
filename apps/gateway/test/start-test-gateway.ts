import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { Clock } from '../src/clock.ts'
import { type MerchantSecrets, merchantSecrets } from '../src/secrets.ts'
import { startGateway } from '../src/start-gateway.ts'

export interface TestGateway {
  readonly url: string
  readonly databaseUrl: string
  /** By country. */
  readonly merchants: Readonly<Record<string, MerchantSecrets>>
  /** All that it has logged. */
  readonly logged: () => string
  wake(): void
  stop(): Promise<void>
}

interface Options {
  /** A database of its own where absent; it needs nothing but its schema in one that is shared. */
  readonly databaseUrl?: string
  readonly clock?: Clock
  readonly rateLimits?: boolean
}

/** The gateway in this process, at a port of its own, with keys of its own. */
export async function startTestGateway(options: Options = {}): Promise<TestGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-gateway-'))
  const own = options.databaseUrl === undefined ? await newDatabase() : undefined
  const databaseUrl = options.databaseUrl ?? own?.url ?? ''
  const lines: string[] = []
  const gateway = await startGateway({
    settings: {
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl,
      logLevel: 'debug',
      rateLimits: options.rateLimits ?? false,
      // On a busy machine many payments at once wait longer than a merchant would.
      databasePatienceMs: 60_000,
    },
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    ...(options.clock ? { clock: options.clock } : {}),
  })
  return {
    url: gateway.url,
    databaseUrl,
    merchants: merchantSecrets(dataDir),
    logged: () => lines.join(''),
    wake: gateway.wake,
    async stop() {
      await gateway.stop()
      await own?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** On the server of the tests. */
async function newDatabase() {
  const server = process.env['BECKON_TEST_POSTGRES'] ?? ''
  const name = `gateway_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
