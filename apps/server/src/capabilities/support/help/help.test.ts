import { randomUUID } from 'node:crypto'
import type { HelpConversation, HelpFile, WholeConversation } from '@beckon/contract'
import { HELP_TOKEN_MINUTES, helpLimits } from '@beckon/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonePicture } from '../../../../test/pictures.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { notifyAbsentUser } from './notify-absent-user.ts'
import { purgeExpired } from '../../../platform/retention.ts'
import { retention } from './schema.ts'

const clock = testClock()
let server: TestServer
let mai: SignedIn
let lin: SignedIn
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ clock })
  mai = await seedVendors(server, {
    country: 'SG',
    email: 'mai@tea.test',
    vendors: [{ vendor_id: 'tea', outlets: [{ vendor_id: 'leaf' }] }],
  })
  lin = await seedVendors(server, {
    country: 'SG',
    email: 'lin@books.test',
    vendors: [{ vendor_id: 'books' }],
  })
  operator = await seedOperator(server, 'mona', ['SG'])
})
afterAll(() => server.stop())

const init = (token: string, country = 'SG') =>
  server.app.inject({
    method: 'POST',
    url: '/conditions-api/v1/init',
    headers: { 'x-country': country },
    payload: { token, language: 'en', order_id: 'tea-abc' },
  })
const tokenOf = async (user: SignedIn, vendor: string): Promise<string> =>
  (await send(server, 'GET', `/api/orders/v1/vendor/${vendor}/hc_jwt_token`, { headers: user.headers }))
    .result
const codeOf = async (user: SignedIn, vendor: string) => {
  const { url } = (await init(await tokenOf(user, vendor))).json()
  return String(url).split('#')[1] ?? ''
}
const enter = (code: string) =>
  send(server, 'POST', '/api/help/v1/session', { headers: { 'x-country': 'SG' }, body: { code } })

/** The calls of an open help page. */
async function pageOf(user: SignedIn, vendor: string) {
  const { token }: { token: string } = (await enter(await codeOf(user, vendor))).result
  const headers = { authorization: `Help ${token}`, 'x-country': 'SG' }
  const write = (path: string, body: object) =>
    send(server, 'POST', `/api/help/v1${path}`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    })
  return {
    headers,
    write,
    read: (path: string) => send(server, 'GET', `/api/help/v1${path}`, { headers }),
    begin: async (text: string): Promise<WholeConversation> =>
      (await write('/conversations', { text, files: [], order_id: null })).result,
    send: async (bytes: Buffer, name = 'receipt.jpg') => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/help/v1/files?name=${encodeURIComponent(name)}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: bytes,
      })
      return { status: answer.statusCode, json: answer.json() }
    },
  }
}

const byOperator = (method: 'GET' | 'POST', path: string, body?: object) =>
  send(server, method, `/api/ops/v1/help${path}`, {
    headers: { ...operator.headersIn('SG'), 'idempotency-key': randomUUID() },
    ...(body ? { body } : {}),
  })

describe('the way in', () => {
  it('the page’s address reveals nothing to a server, and opens once', async () => {
    const answer = await init(await tokenOf(mai, 'tea'))
    expect(answer.json().url).toMatch(/^\/help-desk\?language=en#[\w-]{40,}$/)
    const [, code = ''] = answer.json().url.split('#')
    const entered = await enter(code)
    expect(entered.result).toMatchObject({ vendor_id: 'tea', vendor_name: 'Shop tea', order_id: 'tea-abc' })
    expect((await enter(code)).code).toBe('auth.token-expired')
  })

  it('the help page is refused without permission for the vendor, to other countries, and to other tokens', async () => {
    const requested = await send(server, 'GET', '/api/orders/v1/vendor/tea/hc_jwt_token', {
      headers: lin.headers,
    })
    expect(requested.code).toBe('vendor.not-found')
    expect((await init(await tokenOf(mai, 'tea'), 'MY')).statusCode).toBe(401)
    const access = mai.headers.authorization.replace('Bearer ', '').split('|')[0] ?? ''
    expect((await init(access)).statusCode).toBe(401)
    const page = await pageOf(mai, 'tea')
    expect((await init(page.headers.authorization.slice('Help '.length))).statusCode).toBe(401)
    expect((await send(server, 'GET', '/api/orders/v1/vendors', { headers: page.headers })).status).toBe(401)
  })
})

it('the help page closes when the permission for its vendor ends', async () => {
  const leaver = await seedVendors(server, {
    country: 'SG',
    email: 'leaver@shop.test',
    vendors: [{ vendor_id: 'left' }, { vendor_id: 'shut' }],
  })
  const [left, shut] = [await pageOf(leaver, 'left'), await pageOf(leaver, 'shut')]
  const { db } = server.platform
  await db.deleteFrom('vendor_owner').where('vendor_id', '=', 'left').execute()
  expect((await left.read('/conversations')).code).toBe('auth.token-expired')
  expect((await shut.read('/conversations')).code).toBe('ok')
  await db
    .updateTable('user_account')
    .set({ disabled_at: clock.now() })
    .where('user_id', '=', leaver.userId)
    .execute()
  expect((await shut.read('/conversations')).code).toBe('auth.token-expired')
})

it('the help page closes with the session that opened it', async () => {
  const email = 'guest-computer@shop.test'
  const owner = await seedVendors(server, { country: 'SG', email, vendors: [{ vendor_id: 'shared' }] })
  const page = await pageOf(owner, 'shared')
  const [token, code] = [await tokenOf(owner, 'shared'), await codeOf(owner, 'shared')]
  expect((await page.read('/conversations')).code).toBe('ok')
  await send(server, 'POST', '/api/auth/v1/logout', { headers: owner.headers })
  expect((await page.read('/conversations')).code).toBe('auth.token-expired')
  expect((await init(token)).statusCode).toBe(401)
  expect((await enter(code)).code).toBe('auth.token-expired')
})

describe('a conversation', () => {
  it('a conversation continues in both directions, with its seen marks and its state', async () => {
    const page = await pageOf(mai, 'tea')
    const { conversation_id: id, status } = await page.begin('Where is my rider?')
    expect(status).toBe('OPEN')
    const waiting: HelpConversation[] = (await byOperator('GET', '/conversations')).result
    expect(waiting).toMatchObject([{ conversation_id: id, last: 'Where is my rider?', unseen: 1 }])
    await byOperator('GET', `/conversations/${id}`)
    await byOperator('POST', `/conversations/${id}/messages`, { text: 'Around the corner.', files: [] })

    const listed: HelpConversation[] = (await page.read('/conversations')).result
    expect(listed[0]).toMatchObject({ status: 'ANSWERED', unseen: 1, last: 'Around the corner.' })
    await page.write(`/conversations/${id}/seen`, { up_to: 1 })
    await byOperator('POST', `/conversations/${id}/close`)
    const closed: WholeConversation = (await page.read(`/conversations/${id}`)).result
    expect(closed).toMatchObject({ status: 'CLOSED', unseen: 0 })
    expect(closed.messages.map(({ sender, seen_at }) => [sender, seen_at !== null])).toEqual([
      ['user', true],
      ['operator', true],
    ])
    await page.write(`/conversations/${id}/messages`, { text: 'Once more', files: [] })
    expect((await page.read(`/conversations/${id}`)).result).toMatchObject({ status: 'OPEN' })
  })

  it('the portal gets the number of unseen replies of one person and vendor', async () => {
    const owner = await seedVendors(server, {
      country: 'SG',
      email: 'replies@shop.test',
      vendors: [{ vendor_id: 'replies' }, { vendor_id: 'quiet' }],
    })
    const count = (vendor: string, { headers }: SignedIn = owner) =>
      send(server, 'GET', `/api/orders/v1/vendor/${vendor}/help_replies`, { headers })
    const page = await pageOf(owner, 'replies')
    const { conversation_id: id } = await page.begin('May riders carry ice?')
    expect((await count('replies')).result).toBe(0)
    for (const text of ['Yes.', 'In a cool bag.']) {
      await byOperator('POST', `/conversations/${id}/messages`, { text, files: [] })
    }
    expect((await count('replies')).result).toBe(2)
    expect((await count('quiet')).result).toBe(0)
    expect((await count('replies', lin)).code).toBe('vendor.not-found')
    await page.write(`/conversations/${id}/seen`, { up_to: 1 })
    expect((await count('replies')).result).toBe(1)
    await page.write(`/conversations/${id}/seen`, { up_to: 2 })
    expect((await count('replies')).result).toBe(0)
  })

  it('a conversation is created once for repeated requests with the same key', async () => {
    const page = await pageOf(mai, 'tea')
    const before: HelpConversation[] = (await page.read('/conversations')).result
    const once = () =>
      send(server, 'POST', '/api/help/v1/conversations', {
        headers: { ...page.headers, 'idempotency-key': 'the-same-key' },
        body: { text: 'Twice', files: [], order_id: null },
      })
    const first: WholeConversation = (await once()).result
    const second: WholeConversation = (await once()).result
    expect(second.conversation_id).toBe(first.conversation_id)
    expect((await page.read('/conversations')).result).toHaveLength(before.length + 1)
  })

  it('a conversation of another user can be neither read nor written', async () => {
    const { conversation_id: id } = await (await pageOf(mai, 'tea')).begin('Between us')
    const other = await pageOf(lin, 'books')
    expect((await other.read(`/conversations/${id}`)).code).toBe('help.not-found')
    const written = await other.write(`/conversations/${id}/messages`, { text: 'x', files: [] })
    expect(written.code).toBe('help.not-found')
    const foreign = await seedOperator(server, 'malik', ['MY'])
    const requested = await send(server, 'GET', `/api/ops/v1/help/conversations/${id}`, {
      headers: foreign.headersIn('MY'),
    })
    expect(requested.code).toBe('help.not-found')
  })

  it('a message has a text, and refers only to an order of its sender', async () => {
    const page = await pageOf(mai, 'tea')
    const empty = await page.write('/conversations', { text: '  ', files: [], order_id: null })
    expect(empty.code).toBe('request.invalid')
    const theirs = await page.write('/conversations', {
      text: 'x',
      files: [],
      order_id: 'books-abcdefghijkl',
    })
    expect(theirs.code).toBe('order.not-found')
  })

  it('a conversation of a parent can be about an order of an outlet', async () => {
    const page = await pageOf(mai, 'tea')
    const requested = await page.write('/conversations', {
      text: 'Where is it?',
      files: [],
      order_id: 'leaf-abcdefghijkl',
    })
    expect(requested.result).toMatchObject({ vendor_id: 'tea', order_id: 'leaf-abcdefghijkl' })
  })

  it('the number of open conversations is limited', async () => {
    const page = await pageOf(lin, 'books')
    for (let count = 0; count < helpLimits.open; count += 1) await page.begin(`Question ${count}`)
    const more = await page.write('/conversations', { text: 'x', files: [], order_id: null })
    expect(more.code).toBe('help.too-many')
  })
})

describe('a file', () => {
  it('a picture is stored without its metadata, and belongs to one message', async () => {
    const page = await pageOf(mai, 'tea')
    const { json } = await page.send(await phonePicture())
    const file: HelpFile = json.result
    expect(file).toMatchObject({ name: 'receipt.jpg', type: 'image/jpeg' })
    const files = [file.file_id]
    const requested = await page.write('/conversations', { text: '', files, order_id: null })
    const { conversation_id: id, messages }: WholeConversation = requested.result
    expect(messages[0]?.files).toEqual([file])
    const again = await page.write(`/conversations/${id}/messages`, { text: 'x', files })
    expect(again.code).toBe('help.file-not-found')
    const url = `/api/ops/v1/help/files/${file.file_id}`
    const seen = await server.app.inject({ url, headers: operator.headersIn('SG') })
    expect(seen.headers['content-type']).toBe('image/jpeg')
    expect(seen.rawPayload.includes('SpyPhone')).toBe(false)
  })

  it('a person can send a limited number of files a day', async () => {
    const busy = await seedVendors(server, {
      country: 'SG',
      email: 'busy@shop.test',
      vendors: [{ vendor_id: 'busy' }],
    })
    const page = await pageOf(busy, 'busy')
    const { db } = server.platform
    await page.send(Buffer.from('%PDF-1.7\n%%EOF'), 'one.pdf')
    const kept = await db
      .selectFrom('help_file')
      .selectAll()
      .where('vendor_id', '=', 'busy')
      .executeTakeFirst()
    if (!kept) throw new Error('nothing was kept')
    const more = Array.from({ length: helpLimits.filesADay - 1 }, () => ({ ...kept, file_id: randomUUID() }))
    await db.insertInto('help_file').values(more).execute()
    expect((await page.send(Buffer.from('%PDF-1.7\n%%EOF'), 'next.pdf')).status).toBe(429)
  })

  it('files have a daily size limit per business, and are deleted after 180 days', async () => {
    const large = await seedVendors(server, {
      country: 'SG',
      email: 'large@shop.test',
      vendors: [{ vendor_id: 'large', outlets: [{ vendor_id: 'large-2' }] }],
    })
    const page = await pageOf(large, 'large')
    const { db } = server.platform
    await page.send(Buffer.from('%PDF-1.7\n%%EOF'), 'one.pdf')
    const of = (vendor_id: string) => db.updateTable('help_file').where('vendor_id', '=', vendor_id)
    await of('large')
      .set({ content: Buffer.alloc(helpLimits.bytesADay) })
      .execute()
    const refused = await (await pageOf(large, 'large-2')).send(Buffer.from('%PDF-1.7\n%%EOF'), 'next.pdf')
    expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'upload.day-full'])
    const now = server.platform.clock.now().getTime()
    const kept = () => db.selectFrom('help_file').select('file_id').where('vendor_id', '=', 'large').execute()
    await purgeExpired(db, new Date(now + helpLimits.fileDays * 86_400_000 - 60_000), retention)
    expect(await kept()).toHaveLength(1)
    await purgeExpired(db, new Date(now + helpLimits.fileDays * 86_400_000 + 60_000), retention)
    expect(await kept()).toHaveLength(0)
  })

  it('a PDF is accepted and shown without scripts', async () => {
    const page = await pageOf(mai, 'tea')
    const { json } = await page.send(Buffer.from('%PDF-1.7\n%%EOF'), '../../bill.pdf')
    expect(json.result).toMatchObject({ name: '.. .. bill.pdf', type: 'application/pdf' })
    const seen = await server.app.inject({
      url: `/api/help/v1/files/${json.result.file_id}`,
      headers: page.headers,
    })
    expect(seen.headers['content-security-policy']).toContain('sandbox')
  })

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>'), 422],
    ['half a picture', Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1'), 422],
    ['too large', Buffer.alloc(helpLimits.bytes + 1), 413],
  ])('is refused when it is %s', async (_, bytes, status) => {
    expect((await (await pageOf(mai, 'tea')).send(bytes)).status).toBe(status)
  })

  it('another user’s file cannot be seen or sent', async () => {
    const { json } = await (await pageOf(mai, 'tea')).send(await phonePicture())
    const other = await pageOf(lin, 'books')
    const url = `/api/help/v1/files/${json.result.file_id}`
    expect((await server.app.inject({ url, headers: other.headers })).statusCode).toBe(404)
    const open: HelpConversation[] = (await other.read('/conversations')).result
    const path = `/conversations/${open[0]?.conversation_id}/messages`
    const sent = await other.write(path, { text: 'x', files: [json.result.file_id] })
    expect(sent.code).toBe('help.file-not-found')
  })
})

describe('an unseen answer', () => {
  const told: unknown[] = []
  const report = (conversationId: string, position: number) => {
    const { platform } = server
    const deps = {
      ...platform,
      signer: platform.signer('help'),
      vendors: { vendorFor: async () => ({ refused: 'vendor.not-found' as const }) },
      accounts: { isSignedIn: async () => true },
      notify: {
        canReach: async () => true,
        send: async (...[, addressee, occasion]: readonly unknown[]) => {
          told.push({ addressee, occasion })
        },
      },
    }
    return notifyAbsentUser(deps, { vendorId: 'tea', conversationId, position })
  }

  it('an unseen answer is announced by email, and a seen one is not', async () => {
    const page = await pageOf(mai, 'tea')
    const { conversation_id: id } = await page.begin('I am leaving')
    await byOperator('POST', `/conversations/${id}/messages`, { text: 'Goodbye', files: [] })
    await report(id, 1)
    expect(told).toMatchObject([
      {
        addressee: { country: 'SG', channel: 'mail', recipient: 'mai@tea.test' },
        occasion: { kind: 'help-answered', url: expect.stringContaining('/helpcenter/tea') },
      },
    ])
    await page.write(`/conversations/${id}/seen`, { up_to: 1 })
    await report(id, 1)
    expect(told).toHaveLength(1)
  })
})

// Last, because it ends the sessions of the tests above.
describe('time', () => {
  it('the code of the help page expires after two minutes, and its token after an hour', async () => {
    const token = await tokenOf(mai, 'tea')
    const code = await codeOf(mai, 'tea')
    clock.advance(121)
    expect((await enter(code)).code).toBe('auth.token-expired')
    clock.advance(HELP_TOKEN_MINUTES * 60)
    expect((await init(token)).statusCode).toBe(401)
  })
})
