import { chooseLocale } from '@beckon/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../../../platform/http/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { TextsService } from '../../settings/texts/index.ts'
import { renderIndexHtml } from './render-index-html.ts'
import { headOf, withHead } from './head.ts'
import { robotsText, siteMap } from './robots.ts'
import { riderRoutes } from './rider-routes.ts'
import { sharePicture } from './share-picture.ts'

export interface WelcomeService {
  routes(app: FastifyInstance): void
  /** Renders the landing page; its text is present before any script runs. */
  firstPage(request: FastifyRequest, page: string): Promise<string>
  /** Renders any other page: its language, its title and the message for a failed load. */
  page(request: FastifyRequest, page: string): Promise<string>
}

const DAY = 'public, max-age=86400'

/** Metadata of the portal for search engines and link previews. */
export function welcome(
  { config }: Pick<Platform, 'config'>,
  parameters: ParametersService,
  translate: TextsService['translate'],
): WelcomeService {
  const isFound = config.environment === 'prd'
  return {
    routes(app) {
      riderRoutes(app, translate)
      app.get('/share.png', async ({ deployment }, reply) =>
        reply
          .header('cache-control', DAY)
          .type('image/png')
          .send(await sharePicture(deployment.brand)),
      )
      app.get('/robots.txt', async (request, reply) =>
        reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request), isFound)),
      )
      app.get('/sitemap.xml', async (request, reply) =>
        reply.type('application/xml; charset=utf-8').send(siteMap(originOf(request))),
      )
    },
    async firstPage(request, page) {
      const { deployment } = request
      const locale = chooseLocale([languageOf(request)], deployment)
      const { tariff } = await parameters.of(deployment.country)
      const texts = await translate(deployment.country, locale)
      const head = headOf({ deployment, locale, tariff, origin: originOf(request) }, texts)
      return withHead(renderIndexHtml(page, deployment, locale, texts), head)
    },
    async page(request, page) {
      const { deployment } = request
      const locale = chooseLocale([languageOf(request)], deployment)
      return renderIndexHtml(page, deployment, locale, await translate(deployment.country, locale))
    },
  }
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
