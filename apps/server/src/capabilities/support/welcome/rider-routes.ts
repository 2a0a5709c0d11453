import type { LocaleTag } from '@beckon/domain/country'
import { chooseLocale } from '@beckon/texts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../../platform/http/language.ts'
import type { TextsService } from '../../settings/texts/index.ts'
import { riderIcon, riderIcons } from './rider-icons.ts'
import { riderManifest } from './rider-manifest.ts'

const DAY = 'public, max-age=86400'

/** The files with which a phone installs the app of riders. */
export function riderRoutes(app: FastifyInstance, translate: TextsService['translate']): void {
  app.get<{ Querystring: { language?: unknown } }>('/rider/manifest.webmanifest', async (request, reply) => {
    const { deployment, query } = request
    // A browser that installs the app asks without the language that was chosen in it.
    const wanted = typeof query.language === 'string' ? query.language : languageOf(request)
    const locale: LocaleTag = chooseLocale([wanted], deployment)
    const t = await translate(deployment.country, locale)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(riderManifest(deployment, locale, t)))
  })
  for (const icon of riderIcons) {
    app.get(`/rider/${icon.file}`, async ({ deployment }, reply) =>
      reply
        .header('cache-control', DAY)
        .type('image/png')
        .send(await riderIcon(deployment.brand, icon)),
    )
  }
}
