import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheControlOf } from './cache-control.ts'

/** The apps beside the portal: that of riders, and the console of operators. Each has a folder of its own. */
const names = ['rider', 'console'] as const
export type FrontApp = (typeof names)[number]

export const builtApp = (name: FrontApp): string =>
  fileURLToPath(new URL(`../../../../../${name}/dist`, import.meta.url))

/** Returns the app that an address belongs to; undefined for the portal. */
export function frontAppOf(url: string): FrontApp | undefined {
  const [path = ''] = url.split('?')
  return names.find((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}

/** Returns the folder of an app that was built; undefined where it was not. */
export function folderOf(name: FrontApp, webDir: string | undefined): string | undefined {
  const folder = webDir === undefined ? builtApp(name) : join(webDir, name)
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}

/**
 * Serves the files of the apps below their folders. A service worker is revalidated each time and works for its folder
 * alone, so the address without a slash is redirected.
 */
export async function serveFrontApps(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  for (const name of names) {
    app.get(`/${name}`, async ({ url }, reply) => reply.redirect(url.replace(`/${name}`, `/${name}/`), 308))
    const root = folderOf(name, webDir)
    if (root === undefined) continue
    await app.register(fastifyStatic, {
      root,
      prefix: `/${name}/`,
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
}

/** The first pages of the apps, which the files below their folders do not answer. */
export const frontAppPages: readonly string[] = names.map((name) => `/${name}/`)
