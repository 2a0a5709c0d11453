import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { isLocaleTag, type TextPart, textParts } from '@beckon/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../../platform/refusal.ts'
import { sendRefusal } from '../../../platform/http/answers/refusal-reply.ts'
import type { ServedTexts, TextFile } from './served-texts.ts'

type ServedOf = (country: CountryCode, locale: LocaleTag) => Promise<ServedTexts>

const FOR_GOOD = 'public, max-age=31536000, immutable'
const filePattern = /^(?:(?<part>public|rider|console|portal)-)?(?<tag>[A-Za-z-]{2,12})\.json$/u

/** `/texts/<language>.json`, and the smaller file of each part. */
export function textFileRoutes(app: FastifyInstance, servedOf: ServedOf): void {
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(
    '/texts/:file',
    async (request, reply) => {
      const { part, tag = '' } = filePattern.exec(request.params.file)?.groups ?? {}
      if (!isLocaleTag(tag)) return sendRefusal(request, reply, refuse('request.not-found'))
      const served = await servedOf(request.deployment.country, tag)
      // A file with its version may be cached for ever, except by a process that does not have that version yet.
      reply.header('cache-control', request.query.v === served.version ? FOR_GOOD : 'no-cache')
      const etag = `W/"${served.version}"`
      reply.header('etag', etag).header('vary', 'accept-encoding, x-country')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return sendFile(request, reply, isPart(part) ? served.parts[part] : served.page)
    },
  )
}

const isPart = (name: string | undefined): name is TextPart => textParts.some((part) => part === name)

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: TextFile): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8')
  const readsBrotli = /\bbr\b/u.test(request.headers['accept-encoding'] ?? '')
  if (!readsBrotli) return reply.send(file.json)
  return reply.header('content-encoding', 'br').send(await file.packed())
}
