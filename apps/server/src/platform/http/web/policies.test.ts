import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlatform } from '../../../../test/seed/platform-tokens.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const web = mkdtempSync(join(tmpdir(), 'beckon-policies-'))
const page = '<!doctype html><html><head><title>x</title></head><body></body></html>'
let server: TestServer
beforeAll(async () => {
  for (const name of ['rider', 'console']) {
    mkdirSync(join(web, name))
    writeFileSync(join(web, name, 'index.html'), page)
  }
  for (const name of ['index', 'welcome', 'public-pages']) writeFileSync(join(web, `${name}.html`), page)
  server = await startTestServer({ env: { ROLES: 'api', WEB_DIR: web } })
  await seedPlatform(server, { country: 'SG', id: 'eats', origins: ['https://eats.test'] })
})
afterAll(async () => {
  await server.stop()
  rmSync(web, { recursive: true, force: true })
})

const get = (url: string) => server.app.inject({ url, headers: { 'x-country': 'SG' } })

/** The directives of a policy by name; a nonce and a hash are other ones in each answer. */
async function policyOf(path: string): Promise<Record<string, string>> {
  const policy = String((await get(path)).headers['content-security-policy'])
  const directives = policy
    .replaceAll(/'nonce-[^']+'/gu, 'NONCE')
    .replaceAll(/'sha256-[^']+'/gu, 'HASH')
    .split(';')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const plain = {
  'default-src': "'self'",
  'script-src': "'self'",
  'worker-src': "'self' blob:",
  'child-src': "'self' blob:",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
}
const withComponents = { ...plain, 'style-src': "'self' NONCE" }
const { 'require-trusted-types-for': _required, 'trusted-types': _named, ...withoutTrustedTypes } = plain

describe('the content security policy', () => {
  it.each([
    ['the landing page', '/', plain],
    ['the login', '/connect', plain],
    ['the portal', '/account', withComponents],
    [
      'the portal in the page of a partner',
      '/odwp',
      { ...withComponents, 'frame-ancestors': "'self' https://eats.test" },
    ],
    ['the page of a parcel', '/tracking/x-1', plain],
    ['the receipt', '/delivery-receipt/x-1', plain],
    ['the console', '/console/', withComponents],
    ['the app of riders', '/rider/', { ...plain, 'script-src': "'self' 'wasm-unsafe-eval'" }],
    ['the pages for developers', '/developers/', plain],
    ['a call', '/api/orders/v1/vendors', plain],
    ['the calls of a rehearsal', '/dev/calls', { ...plain, 'style-src': "'self' HASH" }],
    ['the pictures of a rehearsal', '/dev/gallery', { ...plain, 'style-src': "'self' HASH" }],
    [
      'the mailbox of a rehearsal',
      '/dev/mailbox',
      { ...plain, 'style-src': "'self' HASH", 'style-src-attr': "'unsafe-inline'" },
    ],
    ['the document of all calls', '/api/docs/static/index.html', withoutTrustedTypes],
  ])('of %s permits its sources and no other ones', async (_page, path, expected) => {
    expect(await policyOf(path)).toEqual(expected)
  })

  it('has another nonce in each answer, which its page has too', async () => {
    const answers = [await get('/order-tracking'), await get('/order-tracking')]
    const nonces = answers.map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/u.exec(String(headers['content-security-policy']))?.[1] ?? ''
      expect(nonce).toMatch(/^[\w+/]{22}==$/u)
      expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })
})
