import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const picture = Buffer.from('a picture')
let folder = ''
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'beckon-gallery-'))
  server = await startTestServer({ env: { GALLERY_DIR: folder } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const open = (url: string) => server.app.inject({ url })

test('the gallery names the command that takes pictures before there are any', async () => {
  const page = await open('/dev/gallery')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('npm run screenshots')
})

test('the gallery shows each picture of a device and names the states without one', async () => {
  writeFileSync(
    join(folder, 'states.json'),
    JSON.stringify({ states: ['landing', 'history'], devices: ['en-1280', 'ar-390'] }),
  )
  writeFileSync(join(folder, 'landing-en-1280.png'), picture)
  const { body } = await open('/dev/gallery')
  expect(body).toContain('1 of 2 screen states')
  expect(body).toContain('src="/dev/gallery/landing-en-1280.png"')
  expect(body).toMatch(/Without a picture<\/h2><p>history</)
  expect((await open('/dev/gallery/landing-en-1280.png')).rawPayload).toEqual(picture)
})

test('a screen state is shown on every device that has a picture of it', async () => {
  writeFileSync(join(folder, 'landing-ar-390.png'), picture)
  const { body } = await open('/dev/gallery?state=landing')
  expect(body).toContain('landing-en-1280.png')
  expect(body).toContain('landing-ar-390.png')
})

test.each(['states.json', '..%2Fpackage.json', 'none.png', '..%2F..%2Fa.png'])(
  'the gallery refuses the file %s',
  async (file) => {
    const { statusCode } = await open(`/dev/gallery/${file}`)
    expect([400, 404]).toContain(statusCode)
  },
)

test('a name from outside is escaped in the page', async () => {
  const { body } = await open(`/dev/gallery?device=${encodeURIComponent('<script>')}`)
  expect(body).not.toContain('<script>')
})

test('production has no gallery', async () => {
  const production = await startTestServer({
    env: { GALLERY_DIR: folder, ENVIRONMENT: 'prd', RATE_LIMITS: 'on' },
  })
  try {
    for (const url of ['/dev/gallery', '/dev/gallery/landing-en-1280.png']) {
      expect((await production.app.inject({ url })).statusCode).toBe(404)
    }
  } finally {
    await production.stop()
  }
})
