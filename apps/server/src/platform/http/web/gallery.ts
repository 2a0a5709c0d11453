import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../refusal.ts'
import { sendRefusal } from '../answers/refusal-reply.ts'
import { sendPage } from './style-sources.ts'
import { galleryPage, type Listing } from './gallery-page.ts'

/** `npm run screenshots` writes there. */
const screenshots = fileURLToPath(new URL('../../../../../../screenshots', import.meta.url))
const name = z.string().max(100)
const query = z.object({ state: name.optional(), device: name.optional() })
const params = z.object({ file: z.string().regex(/^[\w-]{1,150}\.png$/) })

const listing = z.object({ states: z.array(name), devices: z.array(name) })

/** Serves `/dev/gallery`: the pictures of every screen state. Not for production. */
export function useGallery(app: FastifyInstance, galleryDir: string = screenshots): void {
  app.get<{ Querystring: z.output<typeof query> }>(
    '/dev/gallery',
    { schema: { querystring: query } },
    async (request, reply) => {
      const files = new Set(await readdir(galleryDir).catch(() => []))
      const page = galleryPage(await readListing(galleryDir), files, request.query)
      return sendPage(reply, page)
    },
  )
  app.get<{ Params: z.output<typeof params> }>(
    '/dev/gallery/:file',
    { schema: { params } },
    async (request, reply) => {
      const picture = await readFile(join(galleryDir, request.params.file)).catch(() => undefined)
      return picture
        ? reply.header('cache-control', 'no-cache').type('image/png').send(picture)
        : sendRefusal(request, reply, refuse('request.not-found'))
    },
  )
}

/** Returns an empty listing before the first picture is taken. */
async function readListing(folder: string): Promise<Listing> {
  const text = await readFile(join(folder, 'states.json'), 'utf8').catch(() => undefined)
  return text === undefined ? { states: [], devices: [] } : listing.parse(JSON.parse(text))
}
