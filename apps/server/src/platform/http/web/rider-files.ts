import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheControlOf } from './cache-control.ts'

export const builtRider = fileURLToPath(new URL('../../../../../rider/dist', import.meta.url))
const BASE = '/rider'

/** Whether an address is one of the app of riders. */
export function isRiderPath(url: string): boolean {
  const [path = ''] = url.split('?')
  return path === BASE || path.startsWith(`${BASE}/`)
}

/**
 * Serves the files of the app of riders below /rider/. Its service worker is revalidated each time and works for that
 * folder alone, so the address without a slash is redirected.
 */
export async function serveRiderFiles(app: FastifyInstance, root: string): Promise<void> {
  app.get(BASE, async ({ url }, reply) => reply.redirect(url.replace(BASE, `${BASE}/`), 308))
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: `${BASE}/`,
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(root, path))
    },
  })
}
