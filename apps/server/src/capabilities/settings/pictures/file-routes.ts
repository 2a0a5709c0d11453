import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/connect.ts'
import { sendRefusal } from '../../../platform/http/answers/refusal-reply.ts'
import { refuse } from '../../../platform/refusal.ts'
import { loadContent } from './store.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const filePattern = /^(?<hash>[0-9a-f]{64})\.webp$/u
/** A country has three pictures; earlier ones are asked for rarely. */
const CACHED = 100

/** `/brand/<hash>.webp`: a picture under the hash of its content, which is why it may be cached for ever. */
export function pictureFileRoutes(app: FastifyInstance, db: Database): void {
  const cached = new LRUCache<string, { readonly content: Buffer; readonly type: string }>({ max: CACHED })
  const load = async (hash: string) => {
    const known = cached.get(hash)
    if (known) return known
    const row = await loadContent(db, hash)
    const read = row && { content: row.content, type: row.media_type }
    if (read) cached.set(hash, read)
    return read
  }
  app.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
    const hash = filePattern.exec(request.params.file)?.groups?.['hash']
    const picture = hash === undefined ? undefined : await load(hash)
    if (!picture) return sendRefusal(request, reply, refuse('request.not-found'))
    return (
      reply
        .header('cache-control', FOR_GOOD)
        // Opened in a tab of its own it does nothing but show.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(picture.type)
        .send(picture.content)
    )
  })
}
