import type { FastifyInstance } from 'fastify'

/** Ends each connection after its present call once this process stops, so that the next call of a proxy goes elsewhere. */
export function endConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
