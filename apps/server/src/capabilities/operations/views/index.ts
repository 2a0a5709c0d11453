import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ViewDeps } from './deps.ts'
import { viewRecogniser } from './recognise-view.ts'
import { viewRoutes } from './routes.ts'
import { retention } from './schema.ts'

export interface ViewsService {
  routes(app: FastifyInstance): void
}

/** Views of the pages of shops and customers by operators: read-only, for some minutes, recorded with a reason. */
export function views(platform: Platform, services: Pick<ViewDeps, 'vendors' | 'orders'>): ViewsService {
  const { db, clock, bus, sight, config } = platform
  platform.retention.add(retention)
  platform.callers.recognise('viewer', viewRecogniser(platform))
  const deps: ViewDeps = {
    db,
    clock,
    bus,
    sight,
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    ...services,
  }
  return { routes: (app) => viewRoutes(app, deps) }
}
