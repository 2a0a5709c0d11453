import type { Gateway } from './gateway.ts'
import { createHttp, type Http } from './http/create-http.ts'
import { frameRoutes } from './frame/routes.ts'
import { intentRoutes } from './intents/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { settlementRoutes } from './settlements/routes.ts'
import { walletRoutes } from './wallets/routes.ts'

/** All calls and pages of the gateway. */
export async function createApp(gateway: Gateway, hasLimits: boolean): Promise<Http> {
  const app = await createHttp(gateway, hasLimits)
  app.get('/healthz', async () => ({ status: 'ok' }))
  walletRoutes(app, gateway)
  intentRoutes(app, gateway)
  refundRoutes(app, gateway)
  settlementRoutes(app, gateway)
  frameRoutes(app, gateway)
  return app
}
