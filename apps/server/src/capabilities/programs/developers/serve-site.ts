import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limiterByAddress } from '../../../platform/http/limits/rate-limit.ts'
import { sendRefusal } from '../../../platform/http/answers/refusal-reply.ts'
import { NOT_FOUND, siteFiles, type SiteFile } from './site.ts'

/** Requests a minute from one address; an office shares one. */
const RATE = 600

interface ServedFile extends SiteFile {
  readonly etag: string
}

/** Serves the pages for developers. They are made with the first request, so that a start does not wait for them. */
export function serveSite(app: FastifyInstance): void {
  const limit = limiterByAddress(app, RATE)
  let files: ReadonlyMap<string, ServedFile> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await limit(request, reply)
    if (refusal) return sendRefusal(request, reply, refusal)
    files ??= tagged()
    const path = (request.url.split('?')[0] ?? '').replace(/\/$/u, '')
    const file = path === NOT_FOUND ? undefined : files.get(path)
    if (!file) {
      const page = files.get(NOT_FOUND)
      return reply
        .code(404)
        .type(page?.type ?? '')
        .send(page?.text)
    }
    reply.header('cache-control', 'no-cache').header('etag', file.etag)
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
    return reply.type(file.type).send(file.text)
  }
  for (const url of ['/developers', '/developers/*']) app.get(url, { schema: { hide: true } }, answer)
}

const tagged = (): ReadonlyMap<string, ServedFile> =>
  new Map(
    [...siteFiles()].map(([path, file]) => {
      const etag = `W/"${createHash('sha256').update(file.text).digest('base64url').slice(0, 16)}"`
      return [path, { ...file, etag }]
    }),
  )
