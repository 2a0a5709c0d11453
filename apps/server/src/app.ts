import type { FastifyInstance } from 'fastify'
import { accounts } from './capabilities/accounts/index.ts'
import { parameters } from './capabilities/parameters/index.ts'
import { vendors } from './capabilities/vendors/index.ts'
import type { PlatformParts } from './platform/create-platform.ts'
import { useBrowserConfig } from './platform/http/browser-config.ts'
import { createHttp } from './platform/http/create-http.ts'
import { useHealthRoutes } from './platform/http/health-routes.ts'
import { useStaticWeb } from './platform/http/static-web.ts'

export interface Surroundings {
  readonly isStopping: () => boolean
  /** Where this process answers, once it does. */
  readonly origin: () => string
}

/** The table of contents: the platform, then the capabilities in order, each with the doors it needs. */
export async function createApp(
  platform: PlatformParts,
  { isStopping }: Surroundings,
): Promise<FastifyInstance> {
  const app = await createHttp(platform)
  useHealthRoutes(app, platform.health, isStopping)

  const doors = [accounts(platform), vendors(platform), parameters(platform)]

  if (platform.config.roles.has('api')) for (const door of doors) door.routes(app)
  useBrowserConfig(app, () => ({ basemap_url: null, attribution: '', invented: false }))
  await useStaticWeb(app, platform.config.webDir)
  await app.ready()
  return app
}
