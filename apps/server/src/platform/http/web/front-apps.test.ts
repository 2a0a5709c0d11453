import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { builtApp } from './front-apps.ts'

const web = mkdtempSync(join(tmpdir(), 'beckon-web-'))
const page = fileURLToPath(new URL('../../../../../rider/index.html', import.meta.url))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(web, 'rider/assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<title>Portal</title>')
  writeFileSync(join(web, 'rider/index.html'), await readFile(page))
  writeFileSync(join(web, 'rider/sw.js'), 'self.a = 1')
  writeFileSync(join(web, 'rider/assets/main-1234.js'), 'export const a = 1')
  server = await startTestServer({ env: { WEB_DIR: web } })
})
afterAll(async () => {
  await server.stop()
  rmSync(web, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'sg.localhost', ...headers } })

describe('the app of riders', () => {
  it.each(['/rider/', '/rider/ready', '/rider/job/sg-1-a'])(
    'is served at %s, in the language of the phone',
    async (url) => {
      const answer = await get(url, { host: 'ae.localhost', 'accept-language': 'ar' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toContain('<html lang="ar" dir="rtl">')
      expect(answer.body).toContain('href="/rider/manifest.webmanifest"')
    },
  )

  it('is found without a slash at its end, with the query', async () => {
    const { statusCode, headers } = await get('/rider?a=1')
    expect([statusCode, headers.location]).toEqual([308, '/rider/?a=1'])
  })

  it('has a service worker that is revalidated each time', async () => {
    const { statusCode, headers } = await get('/rider/sw.js')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/javascript/u)
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('has files that stay, and no page in place of a file that is gone', async () => {
    expect((await get('/rider/assets/main-1234.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/rider/assets/main-9999.js')).statusCode).toBe(404)
  })

  it('may use camera and location, and the portal no camera', async () => {
    expect((await get('/rider/')).headers['permissions-policy']).toContain(
      'camera=(self), geolocation=(self)',
    )
    expect((await get('/connect')).headers['permissions-policy']).toContain('camera=()')
  })

  it('is installed in the brand and the language of the rider', async () => {
    const english = (await get('/rider/manifest.webmanifest')).json()
    expect(english).toMatchObject({
      scope: '/rider/',
      start_url: '/rider/',
      dir: 'ltr',
      short_name: 'Beckon',
    })
    const arabic = await get('/rider/manifest.webmanifest?language=ar', { host: 'ae.localhost' })
    expect(arabic.headers['content-type']).toMatch(/^application\/manifest\+json/u)
    expect(arabic.json()).toMatchObject({ lang: 'ar', dir: 'rtl' })
  })

  it('has icons of the sizes that its manifest names, without transparent corners', async () => {
    const { icons } = (await get('/rider/manifest.webmanifest')).json<{
      icons: { src: string; sizes: string }[]
    }>()
    for (const { src, sizes } of icons) {
      const picture = sharp((await get(src)).rawPayload)
      const { width, height } = await picture.metadata()
      expect(`${width}x${height}`).toBe(sizes)
      expect((await picture.stats()).isOpaque).toBe(true)
    }
  })
})

it('only the app of riders may run WebAssembly, which reads codes', async () => {
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy'])
  expect(await policyOf('/rider/')).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(await policyOf('/')).not.toContain('wasm')
})

it('the app of riders is served from the build of apps/rider', async () => {
  const manifest = await readFile(join(builtApp('rider'), '../package.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ name: '@beckon/rider' })
})
