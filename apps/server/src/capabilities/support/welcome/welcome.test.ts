import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const web = mkdtempSync(join(tmpdir(), 'beckon-web-'))
const root = fileURLToPath(new URL('../../../../../web/', import.meta.url))
const pages = ['index.html', 'public-pages.html', 'welcome.html'] as const
let server: TestServer
beforeAll(async () => {
  for (const page of pages) copyFileSync(join(root, page), join(web, page))
  server = await startTestServer({ env: { WEB_DIR: web } })
})
afterAll(async () => {
  await server.stop()
  rmSync(web, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers })

it.each([
  [
    'sg.localhost',
    '',
    'en',
    'ltr',
    'A rider for every order · Beckon Singapore',
    /From \$6\.00 plus distance/u,
  ],
  ['hu.localhost', '', 'hu', 'ltr', '', /890/u],
  ['ae.localhost', 'ar', 'ar', 'rtl', '', /المسافة/u],
])(
  'the landing page of %s has its text before any script runs',
  async (host, language, lang, dir, title, text) => {
    const answer = await get('/', { host, 'accept-language': language })
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain(`<html lang="${lang}" dir="${dir}">`)
    expect(answer.body).toContain(`<link rel="canonical" href="http://${host}/" />`)
    expect(answer.body).toContain(`<title>${title}`)
    expect(/name="description" content="([^"]*)"/u.exec(answer.body)?.[1]).toMatch(text)
    expect(answer.body).not.toMatch(/[\u2066-\u2069]/u)
  },
)

it.each([
  ['/connect', 'jp.localhost', 'ja', '<html lang="ja" dir="ltr">', 'Lantern 日本', '再読み込み'],
  ['/delivery-receipt/sg-1-a', 'sa.localhost', 'ar', 'dir="rtl">', 'السعودية', 'إعادة التحميل'],
  ['/tracking/sg-1-a', 'hu.localhost', 'fr', '<html lang="hu" dir="ltr">', 'Duna Futár', 'Újratöltés'],
])('the page at %s of %s has words in %s before any script runs', async (url, host, accepted, ...words) => {
  const { body } = await get(url, { host, 'accept-language': accepted })
  for (const word of words) expect(body).toContain(word)
  expect(body).toMatch(
    /<noscript>[^<]*JavaScript[^<]*<\/noscript><template data-unloaded data-failed="[^"]+"/u,
  )
  expect(body).toMatch(/data-trying="[^"]*\{retry\}[^"]*"/u)
  expect(body).not.toMatch(
    /This page needs|Could not load|Still loading|href="data:,"|<title>Beckon<\/title>/u,
  )
  expect(body).toContain('href="data:image/svg+xml,%3Csvg')
})

it('the landing page shows the tariff that an operator set', async () => {
  await server.platform.db
    .insertInto('country_parameter')
    .values({ country: 'MY', name: 'tariff', value: '7.25:1:0:0', changed_at: new Date() })
    .execute()
  expect((await get('/', { host: 'my.localhost' })).body).toMatch(/7\.25/u)
})

it('draws a picture for previews, by brand', async () => {
  const [one, other] = await Promise.all(
    ['sg.localhost', 'hu.localhost'].map((host) => get('/share.png', { host })),
  )
  expect(await sharp(one?.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(false)
})

it('is found only where it is the real one', async () => {
  expect((await get('/robots.txt', { host: 'sg.localhost' })).body).toBe('User-agent: *\nDisallow: /\n')
  const real = await startTestServer({ env: { WEB_DIR: web, ENVIRONMENT: 'prd', RATE_LIMITS: 'on' } })
  const robots = await real.app.inject({ url: '/robots.txt', headers: { host: 'sg.localhost' } })
  await real.stop()
  expect(robots.body).toContain('Sitemap: http://sg.localhost/sitemap.xml')
  expect(robots.body).toContain('Disallow: /tracking')
  expect((await get('/sitemap.xml', { host: 'sg.localhost' })).body).toContain(
    '<loc>http://sg.localhost/register</loc>',
  )
})
