import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../../platform/refusal.ts'
import { sendRefusal } from '../../../platform/http/answers/refusal-reply.ts'
import type { MapEngine } from './map-engine.ts'
import { sendTiles } from './send-tiles.ts'
import { versionOf } from './map-source.ts'

const tilesParams = z.object({ file: z.string().regex(/^[\w-]{1,100}\.pmtiles$/) })
const tilesQuery = z.object({ v: z.string().max(40).optional() })
const DAY_SECONDS = 86_400

/** Routes for map data. They are not part of the contract, because the map library requests them. */
export function tileRoutes(app: FastifyInstance, maps: MapEngine): void {
  app.get('/tiles/world.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/geo+json')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(await maps.worldLand()),
  )
  app.route<{ Params: z.infer<typeof tilesParams>; Querystring: z.infer<typeof tilesQuery> }>({
    method: ['GET', 'HEAD'],
    url: '/tiles/:file',
    schema: { hide: true, params: tilesParams, querystring: tilesQuery },
    exposeHeadRoute: false,
    // Tiles are compressed one by one inside, and parts of a file must stay unchanged.
    compress: false,
    handler: async (request, reply) => {
      const packId = request.params.file.replace(/\.pmtiles$/, '')
      const pack = maps.packs().find((one) => one.id === packId)
      const path = maps.tilesOf(packId)
      if (!pack || !path) return sendRefusal(request, reply, refuse('request.not-found'))
      return sendTiles(request, reply, path, request.query.v === versionOf(pack))
    },
  })
}
