import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createViteServer } from 'vite'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/embedded-postgres/log-file.ts'
import { frontAppOf } from '../../apps/server/src/platform/http/web/front-apps.ts'
import type { GatewayAccess } from '../../apps/server/src/platform/config/gateway.ts'
import { serviceProxy } from '../../apps/web/build/service-proxy.ts'
import { freePort, portTrouble } from './port.ts'
import { seedOthers, prepareData, prepareFolder, provideRiders } from './prepare.ts'
import { Progress } from './progress.ts'
import { runReloading } from './reload.ts'
import { Stopper } from './stopper.ts'

/**
 * Runs the product from its sources: Vite serves the portal, the app of riders and the console on PORT and passes calls on to
 * the service, which restarts when its sources change. Database, card gateway and demo world are those of `npm start`.
 */
const progress = new Progress()
const stopper = new Stopper(progress)
const run = { progress, stopper }
const config = readConfig()
const folderOf = (app: string) => fileURLToPath(new URL(`../../apps/${app}`, import.meta.url))
/** After PORT and the port of the card gateway. */
const SERVICE_OFFSET = 2

try {
  await develop(config)
} catch (error) {
  if (!stopper.isStopping) {
    progress.fail(portTrouble(error, config) ?? (error instanceof Error ? error.message : String(error)))
  }
  await stopper.stop(1)
}

async function develop(config: Config): Promise<void> {
  const lockedConfig = await prepareFolder(run, config)
  const completeConfig = await prepareData(run, lockedConfig)
  const servicePort = await freePort(
    '127.0.0.1',
    completeConfig.port === 0 ? 0 : completeConfig.port + SERVICE_OFFSET,
  )
  const logPath = join(completeConfig.dataDir, 'beckon.log')
  const { descriptor: log } = openLog(logPath, undefined)
  const inspect = process.argv.find((argument) => argument.startsWith('--inspect'))
  const env = serviceEnvironment(completeConfig)
  const execArgv = inspect ? [inspect] : []
  const say = (line: string) => progress.step(line)
  await stopper.begin('The service', () => runReloading({ port: servicePort, env, execArgv, log, say }))
  const { url } = await stopper.begin('The portal', () => servePortal(completeConfig, servicePort))
  await provideRiders(run, completeConfig, `http://127.0.0.1:${servicePort}`)
  progress.ready(
    url,
    completeConfig,
    `
  Log              ${logPath}
  Database         ${completeConfig.databaseUrl}

  The portal reloads and the service restarts when their sources change.`,
  )
  await seedOthers(run, completeConfig, new Set())
}

/** Environment of this process, with the addresses that it prepared. */
function serviceEnvironment(completeConfig: Config): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: completeConfig.dataDir,
    DATABASE_URL: completeConfig.databaseUrl,
    ...(completeConfig.gateway
      ? {
          GATEWAY_URL: completeConfig.gateway.url,
          GATEWAY_KEYS: JSON.stringify(keysOf(completeConfig.gateway)),
        }
      : {}),
  }
}

function keysOf({ merchants }: GatewayAccess) {
  return Object.fromEntries(
    Object.entries(merchants).map(([country, { apiKey, webhookSecret }]) => [
      country,
      { api_key: apiKey, webhook_secret: webhookSecret },
    ]),
  )
}

/** Vite as middleware: on its own it would end this process at a signal, before the database has stopped. */
async function servePortal({ host, port }: Config, servicePort: number) {
  const server = createHttpServer()
  const serve = (app: string) =>
    createViteServer({
      root: folderOf(app),
      logLevel: 'warn',
      clearScreen: false,
      server: {
        middlewareMode: { server },
        hmr: { server },
        proxy: serviceProxy(`http://127.0.0.1:${servicePort}`),
      },
    })
  const [portal, rider, operators] = await Promise.all([serve('web'), serve('rider'), serve('console')])
  const servers = { rider, console: operators }
  server.on('request', (request, response) => {
    const app = frontAppOf(request.url ?? '')
    const vite = app === undefined ? portal : servers[app]
    vite.middlewares(request, response)
  })
  server.listen({ host, port })
  await once(server, 'listening')
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${listening}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await Promise.all([portal.close(), rider.close(), operators.close()])
      await closed
    },
  }
}
