import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../refusal.ts'
import { cacheControlOf } from './cache-control.ts'
import { sendRefusal } from '../answers/refusal-reply.ts'
import { withStyleNonce } from './style-sources.ts'
import { folderOf, frontAppOf, frontAppPages, serveFrontApps } from './front-apps.ts'

export const builtWeb = fileURLToPath(new URL('../../../../../web/dist', import.meta.url))
/** Paths that are never a screen of the portal. */
const notScreens = /^\/(api|ofrep|live|dev|tiles|assets|metrics)(\/|$)|\/[^/]+\.[a-z0-9]+$/i
/** The landing page and signing in: light pages for visitors, who load no portal. */
const welcomePages = /^\/(?:connect\/?)?$/
/** Light pages for customers, which search engines must not index. */
const publicPages = /^\/(tracking|tracking-c2c|delivery-receipt)\/[^/]+\/?$/

export interface Dresser {
  firstPage(request: FastifyRequest, page: string): Promise<string>
  page(request: FastifyRequest, page: string): Promise<string>
}

/** Serves the built portal and the other apps: hashed files are immutable, the page is revalidated each time and served at every screen's path. */
export async function useStaticWeb(
  app: FastifyInstance,
  webDir: string | undefined,
  dresser: Dresser,
): Promise<void> {
  const root = webDir ?? builtWeb
  const isBuilt = existsSync(join(root, 'index.html'))
  if (!isBuilt) return void app.setNotFoundHandler(notFound)
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    index: false,
    // The build keeps a hash of its sources in a dot file.
    dotfiles: 'ignore',
    // The build brings each text file as .br and .gz too.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(root, path))
    },
  })
  await serveFrontApps(app, webDir)
  // Read each time: a page must name the files of the present build.
  const read = (name: PageName) => readFile(join(root, name), 'utf8')
  const readFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const folder = appFolder(request, webDir)
    const name = folder ? 'index.html' : pageFor(request, reply)
    const page = await (folder ? readFile(join(folder, name), 'utf8') : read(name))
    return hasComponents(request, name) ? withStyleNonce(reply, page) : page
  }
  app.get('/', async (request, reply) =>
    sendText(reply, await dresser.firstPage(request, await read('welcome.html'))),
  )
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    requestsScreen(request, webDir)
      ? sendText(reply, await dresser.page(request, await readFor(request, reply)))
      : notFound(request, reply)
  for (const page of frontAppPages) app.get(page, answer)
  app.setNotFoundHandler(answer)
}

/** The portal and the console have a component library; the light pages and the app of riders do without. */
const hasComponents = ({ url }: FastifyRequest, name: PageName): boolean =>
  name === 'index.html' && frontAppOf(url) !== 'rider'

type PageName = 'index.html' | 'public-pages.html' | 'welcome.html'

const sendText = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

function requestsScreen(request: FastifyRequest, webDir: string | undefined): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (frontAppOf(request.url) && !appFolder(request, webDir)) return false
  return !notScreens.test(pathOf(request))
}

/** The folder of the app beside the portal that a request is for. */
function appFolder({ url }: FastifyRequest, webDir: string | undefined): string | undefined {
  const name = frontAppOf(url)
  return name && folderOf(name, webDir)
}

function pageFor(request: FastifyRequest, reply: FastifyReply): PageName {
  if (welcomePages.test(pathOf(request))) return 'welcome.html'
  if (!publicPages.test(pathOf(request))) return 'index.html'
  // The address may hold the token of a signed link.
  reply.header('referrer-policy', 'no-referrer')
  reply.header('x-robots-tag', 'noindex, nofollow')
  return 'public-pages.html'
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(request, reply, refuse('request.not-found'))
