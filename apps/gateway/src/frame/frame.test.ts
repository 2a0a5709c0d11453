import { compactDecrypt, importJWK } from 'jose'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMerchant, type Merchant } from '../../test/merchant.ts'
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway.ts'
import { gatewayKeys } from '../secrets.ts'
import { testCards } from '../test-cards.ts'
import { encrypt } from './browser/encrypt.ts'
import { errorOf, format, isValid, type Typed } from './browser/fields.ts'

let gateway: TestGateway
let merchant: Merchant

beforeAll(async () => {
  gateway = await startTestGateway()
  merchant = await createMerchant(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await merchant.stop()
})

const open = (token: string, more = '') =>
  fetch(`${gateway.url}/frame/card?name=generic_creditcard${more}`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  })

const frame = async (more = '') => {
  const origins = ['http://shop.test', 'https://eats.test']
  const { access_token } = await merchant.wallet({ origins })
  return open(access_token, more)
}

describe('the card frame', () => {
  it('the card frame is embedded only by the origins of its wallet and loads nothing from others', async () => {
    const answer = await frame()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://shop.test https://eats.test')
    expect(policy).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('&#34;host&#34;:&#34;http://shop.test&#34;')
    expect(page).not.toContain('https://eats.test')
  })

  it.each([
    ['https://eats.test', 'https://eats.test'],
    ['https://thief.test', 'http://shop.test'],
  ])('answers a request for %s in %s', async (requested, host) => {
    const page = await (await frame(`&host=${encodeURIComponent(requested)}`)).text()
    expect(page).toContain(`&#34;host&#34;:&#34;${host}&#34;`)
  })

  it.each([
    ['&lang=ar-SA', '<html lang="ar-SA" dir="rtl">', 'رقم البطاقة'],
    ['&lang=ur', '<html lang="ur" dir="rtl">', 'کارڈ نمبر'],
    ['&lang=ur-Latn', '<html lang="ur-Latn" dir="ltr">', 'Card par likha naam'],
    ['&lang=zh-HK', '<html lang="zh-HK" dir="ltr">', '持卡人姓名'],
    ['&lang=hu', '<html lang="hu" dir="ltr">', 'Kártyaszám'],
    ['&lang=th-TH', '<html lang="th" dir="ltr">', 'หมายเลขบัตร'],
    ['&lang=fr-CA', '<html lang="en" dir="ltr">', 'Card number'],
  ])('has the texts of %s', async (query, head, words) => {
    const page = await (await frame(query)).text()
    expect(page).toContain(head)
    expect(page).toContain(words)
  })

  it('the brand parameter accepts a colour and nothing else', async () => {
    expect(await (await frame('&brand=d61f69&scheme=dark')).text()).toContain('brand=d61f69&amp;scheme=dark')
    const style = await (await fetch(`${gateway.url}/frame/style.css?brand=d61f69`)).text()
    expect(style).toContain('--brand: #d61f69; --on-brand: #ffffff')
    expect((await frame('&brand=red;}')).status).toBe(400)
  })

  it('a card frame without a token is refused', async () => {
    const answer = await open('nobody')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('a GET of the card frame is refused, because its URL would contain the token', async () => {
    const { access_token } = await merchant.wallet({ origins: ['http://shop.test'] })
    const query = new URLSearchParams({ name: 'generic_creditcard', token: access_token })
    expect((await fetch(`${gateway.url}/frame/card?${query.toString()}`)).status).toBe(404)
  })

  it('the script of the card frame is plain JavaScript, and every imported module is served', async () => {
    const seen = new Set<string>()
    const load = async (name: string): Promise<void> => {
      if (seen.has(name)) return
      seen.add(name)
      const answer = await fetch(`${gateway.url}/frame/modules/${name}`)
      const text = await answer.text()
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([
        name,
        200,
        'text/javascript',
      ])
      expect(text).not.toMatch(/\binterface\b|: string\b/)
      for (const [, path = ''] of text.matchAll(/from '(.*?)'/g)) await load(path.replace('./', ''))
    }
    await load('card-form.ts')
    await load('challenge-done.ts')
    expect(seen.size).toBe(8)
    for (const name of ['settings.ts', 'constructor', '__proto__'])
      expect((await fetch(`${gateway.url}/frame/modules/${name}`)).status).toBe(404)
  })
})

it('an encrypted card can be decrypted by the gateway only, and is bound to wallet and time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beckon-gateway-'))
  const keys = await gatewayKeys(folder)
  rmSync(folder, { recursive: true })
  const { kid = '', kty = '', n = '', e = '' } = keys.publicJwk
  const sealed = await encrypt('4111111111111111', { key: { kid, kty, n, e }, wallet: 'wal_1', now: () => 7 })
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, keys.privateKey)
  expect(new TextDecoder().decode(plaintext)).toBe('4111111111111111')
  expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, wallet: 'wal_1', iat: 7 })
  await expect(importJWK(keys.publicJwk).then((key) => compactDecrypt(sealed, key))).rejects.toThrow()
})

const now = new Date('2026-11-21T12:00:00Z')
const typed: Typed = { number: '4111111111111111', expiry: '0331', code: '123', name: 'Mai Tan' }

describe('typed digits', () => {
  it.each([
    ['number', { number: '4111111111111112' }, 'number-wrong'],
    ['number', { number: '411111111111' }, 'number-wrong'],
    ['number', { number: '6011111111111117' }, 'number-unknown'],
    ['expiry', { expiry: '1331' }, 'expiry-wrong'],
    ['expiry', { expiry: '031' }, 'expiry-wrong'],
    ['expiry', { expiry: '0399' }, 'expiry-wrong'],
    ['expiry', { expiry: '1026' }, 'expiry-over'],
    ['expiry', { expiry: '1126' }, null],
    ['code', { code: '12' }, 'code-wrong'],
    ['code', { number: '378282246310005', code: '123' }, 'code-wrong'],
    ['code', { number: '378282246310005', code: '1234' }, null],
    ['name', { name: '  ' }, 'name-missing'],
  ] as const)('in %s: %j is %s', (field, change, wrong) => {
    expect(errorOf(field, { ...typed, ...change }, now)).toBe(wrong)
  })

  it('typed digits are a card when every field is valid', () => {
    expect(isValid(typed, now)).toBe(true)
    for (const number of Object.keys(testCards)) {
      const code = number.startsWith('37') ? '1234' : '123'
      expect(isValid({ ...typed, number, code }, now)).toBe(true)
    }
  })

  it.each([
    ['number', '4111111111111111999', '4111 1111 1111 1111 999'],
    ['number', '378282246310005', '3782 822463 10005'],
    ['number', '٤١١١١١١١', '4111 1111'],
    ['expiry', '0331', '03/31'],
    ['expiry', '3', '03'],
    ['expiry', '03/2031', '03/2031'],
    ['code', '12a34567', '1234'],
  ] as const)('in %s: %s is shown as %s', (field, text, expected) => {
    expect(format[field](text)).toBe(expected)
  })
})

it('limits calls without the key of a merchant by address, also those with invented keys', async () => {
  const limited = await startTestGateway({ rateLimits: true })
  const send = async (authorization: string) =>
    (await fetch(`${limited.url}/healthz`, { headers: { authorization } })).status
  const statuses = []
  for (let requested = 0; requested < 310; requested += 1)
    statuses.push(await send(requested % 2 ? `Bearer invented-${requested}` : ''))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.slice(300)).toEqual(Array.from({ length: 10 }, () => 429))
  expect(await send(`Bearer ${limited.merchants['SG']?.api_key}`)).toBe(200)
  await limited.stop()
})
