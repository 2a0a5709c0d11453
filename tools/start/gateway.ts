import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCountryCode } from '@beckon/domain/country'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/embedded-postgres/log-file.ts'
import type { GatewayAccess } from '../../apps/server/src/platform/config/gateway.ts'
import { merchantSecrets } from '../../apps/gateway/src/secrets.ts'
import { compileCache } from './compile-cache.mjs'
import { checkPort } from './port.ts'

const program = fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url))
const PATIENCE_MS = 15_000
const HIGHEST_PORT = 65_535

export interface GatewayProcess {
  readonly access: GatewayAccess
  /** Called when the process exits without a request to stop. */
  onLost(callback: () => void): void
  stop(): Promise<void>
}

export interface GatewayDatabase {
  readonly url: string
  /** Settles once it takes connections. */
  readonly ready: Promise<void>
}

/**
 * The sandbox gateway in a process of its own, which reads its modules while the database starts. It ends with us,
 * however we end.
 */
export async function startGatewayProcess(
  config: Config,
  database: GatewayDatabase,
): Promise<GatewayProcess> {
  const folder = join(config.dataDir, 'gateway')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { descriptor: log } = openLog(join(folder, 'gateway.log'), undefined)
  const child = fork(program, ['--wait'], {
    // The gateway needs only a part of the environment.
    env: {
      GATEWAY_PORT: String(config.gatewayPort ?? 0),
      HOST: config.host,
      DATA_DIR: config.dataDir,
      DATABASE_URL: database.url,
      ENVIRONMENT: config.environment,
      LOG_LEVEL: config.logLevel,
      RATE_LIMITS: config.rateLimits ? 'on' : 'off',
      NODE_COMPILE_CACHE: compileCache,
    },
    stdio: ['ignore', log, log, 'ipc'],
  })
  const ending = once(child, 'exit')
  const state = { isStopping: false }
  database.ready.then(
    () => child.connected && child.send('start'),
    () => child.connected && child.disconnect(),
  )
  const url = await waitForAddress(child)
  return {
    access: { url, apiUrl: `http://127.0.0.1:${new URL(url).port}`, merchants: merchantsOf(config.dataDir) },
    onLost(callback) {
      void ending.then(() => (state.isStopping ? undefined : callback()))
    },
    async stop() {
      state.isStopping = true
      if (child.connected) child.disconnect()
      const stuck = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await ending
      clearTimeout(stuck)
    },
  }
}

/** The one that was asked for; else the next after ours, or any where that one is taken. */
export async function chooseGatewayPort(config: Config): Promise<number> {
  const { host, gatewayPort, port } = config
  if (gatewayPort !== undefined) {
    if (gatewayPort !== 0) await checkPort({ host, port: gatewayPort }, 'GATEWAY_PORT')
    return gatewayPort
  }
  if (port === 0 || port === HIGHEST_PORT) return 0
  return checkPort({ host, port: port + 1 }).then(
    () => port + 1,
    () => 0,
  )
}

/** Resolves with the URL once the child process reports it. */
async function waitForAddress(child: ChildProcess): Promise<string> {
  const firstMessage = await Promise.race([
    once(child, 'message').then(([message]) => message as { url?: string; trouble?: string }),
    once(child, 'exit').then(() => ({ url: undefined, trouble: 'it ended' })),
  ])
  if (firstMessage.url === undefined)
    throw new Error(`The card gateway could not be started: ${firstMessage.trouble ?? ''}`)
  return firstMessage.url
}

const merchantsOf = (dataDir: string): GatewayAccess['merchants'] =>
  Object.fromEntries(
    Object.entries(merchantSecrets(dataDir)).flatMap(([country, { api_key, webhook_secret }]) =>
      isCountryCode(country) ? [[country, { apiKey: api_key, webhookSecret: webhook_secret }]] : [],
    ),
  )
