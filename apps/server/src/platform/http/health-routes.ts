import type { FastifyInstance } from 'fastify'
import type { Health } from '../health.ts'

/** `/healthz`: the process runs. `/readyz`: it can serve. */
export function useHealthRoutes(app: FastifyInstance, health: Health, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const { ready, checks } = await health.report()
    const serving = ready && !isStopping()
    return reply
      .code(serving ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: serving ? 'ready' : 'not ready', checks })
  })
}
