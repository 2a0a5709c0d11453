import type { FastifyInstance } from 'fastify'
import type { Health } from '../health.ts'

const STOPPING = { ready: false, checks: { process: 'stopping' } } as const

/**
 * `/healthz`: the process runs. `/readyz`: it can serve; once it stops, the answer waits for no check, and each answer ends
 * its connection, so that the next call of a proxy goes elsewhere.
 */
export function useHealthRoutes(app: FastifyInstance, health: Health, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  // Asked every second or two. `Health` logs a failing check once.
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const { ready, checks } = isStopping() ? STOPPING : await health.report()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks })
  })
}
