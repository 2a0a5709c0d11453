import { operatorCalls, shopCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { listPlatforms } from './platforms-for-list.ts'
import { putPlatform } from './put-platform.ts'

export function platformRoutes(app: FastifyInstance, deps: Parameters<typeof putPlatform>[0]): void {
  serve(app, shopCalls.listPlatforms, async ({ country }) => ({
    result: await listPlatforms(deps.db, country),
  }))
  serve(app, operatorCalls.putPlatform, (context) => putPlatform(deps, context))
}
