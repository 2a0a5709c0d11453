import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { unixSeconds } from '../clock.ts'
import { methodNames } from '../database/schema.ts'
import type { Gateway } from '../gateway.ts'
import { sendRefusal } from '../http/answers.ts'
import { openToken } from '../http/callers.ts'
import type { Http } from '../http/create-http.ts'
import { isRefusal, refuse } from '../refusal.ts'
import { cardPage } from './card-page.ts'
import { challengeOverPage, challengePage } from './challenge-page.ts'
import { answerChallenge, findChallenged, outcomes } from './challenges.ts'
import { type PageStyle, policy } from './html.ts'
import { moduleText } from './modules.ts'
import { styleSheet } from './style.ts'
import { languageOf } from './texts.ts'

const brand = z
  .string()
  .regex(/^[\da-f]{6}$/i)
  .default('2f5bd3')
const scheme = z.enum(['light', 'dark']).default('light')
/** Origin of the embedding page; one of the origins of the wallet. */
const host = z.string().max(300).default('')
const looks = { lang: z.string().max(20).default('en'), brand, scheme, host }

const hostOf = (origins: readonly string[], requested: string): string =>
  origins.find((origin) => origin === requested) ?? origins[0] ?? ''

const lookOf = (query: {
  readonly lang: string
  readonly brand: string
  readonly scheme: PageStyle['scheme']
}): PageStyle => ({
  language: languageOf(query.lang),
  brand: query.brand,
  scheme: query.scheme,
})

/** The pages that browsers show in frames, with their styles and scripts. */
export function frameRoutes(app: Http, gateway: Gateway): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  cardRoute(app, gateway)
  challengeRoutes(app, gateway)

  app.get(
    '/frame/style.css',
    { schema: { querystring: z.object({ brand, scheme }) } },
    async (request, reply) =>
      reply.type('text/css').header('cache-control', 'public, max-age=3600').send(styleSheet(request.query)),
  )
  const named = z.strictObject({ name: z.string().max(40) })
  app.get('/frame/modules/:name', { schema: { params: named } }, async (request, reply) => {
    const text = moduleText(request.params.name)
    if (text === undefined) return sendRefusal(reply, refuse('request.not-found'))
    return reply.type('text/javascript').send(text)
  })
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [gateway.keys.publicJwk] }),
  )
}

function cardRoute(app: Http, gateway: Gateway): void {
  const querystring = z.object({ ...looks, name: z.enum(methodNames) })
  const body = z.strictObject({ token: z.string().min(1).max(200) })
  // A form brings the token: an address would be kept by histories and logs.
  app.post('/frame/card', { schema: { querystring, body } }, async (request, reply) => {
    const { name } = request.query
    const { token } = request.body
    const wallet = await openToken(gateway, token)
    if (isRefusal(wallet)) return sendRefusal(reply, wallet)
    const { keys, clock } = gateway
    const given = {
      name,
      wallet: wallet.walletId,
      token,
      host: hostOf(wallet.origins, request.query.host),
      now: unixSeconds(clock.now()),
      key: keys.publicJwk,
    }
    return show(reply, wallet.origins, cardPage(given, lookOf(request.query)))
  })
}

function challengeRoutes(app: Http, gateway: Gateway): void {
  const params = z.strictObject({ id: z.string().max(100) })
  const querystring = z.object(looks)

  app.get('/3ds/:id', { schema: { params, querystring } }, async (request, reply) => {
    const intent = await findChallenged(gateway, request.params.id)
    if (!intent) return sendRefusal(reply, refuse('request.not-found'))
    return show(reply, intent.origins, challengePage(intent, lookOf(request.query)))
  })

  const body = z.strictObject({ outcome: z.enum(outcomes) })
  app.post('/3ds/:id', { schema: { params, querystring, body } }, async (request, reply) => {
    const intent = await findChallenged(gateway, request.params.id)
    if (!intent) return sendRefusal(reply, refuse('request.not-found'))
    const isAnswered = await answerChallenge(gateway, request.params.id, request.body.outcome)
    const shownIn = hostOf(intent.origins, request.query.host)
    return show(reply, intent.origins, challengeOverPage(shownIn, isAnswered, lookOf(request.query)))
  })
}

const show = (reply: FastifyReply, origins: readonly string[], html: string): FastifyReply =>
  reply
    .header('content-security-policy', policy(origins))
    .type('text/html; charset=utf-8')
    .serializer((text: string) => text)
    .send(html)
