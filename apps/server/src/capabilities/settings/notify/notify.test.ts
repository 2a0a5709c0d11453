import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo } from '../../../../test/mailbox.ts'
import { send } from '../../../../test/post.ts'
import { createUser } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { eventually } from '../../../../test/eventually.ts'

const rejected = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

const forgot = (server: TestServer, email_address: string, language = 'en', country = 'SG') =>
  send(server, 'POST', '/api/auth/v1/forgot-password', {
    headers: { 'x-country': country, 'accept-language': language },
    body: { email_address },
  })

/** Replies of the mail server to RCPT TO, by the local part of the address. */
const refusals: Readonly<Record<string, readonly [code: number, said: string]>> = {
  nobody: [550, 'no such user here'],
  odd: [501, 'bad recipient address syntax'],
  later: [450, 'domain not found'],
  unwanted: [550, '5.7.1 not from you'],
}

describe('with a mail server', () => {
  const received: Email[] = []
  let refuses = false
  let smtp: SMTPServer
  let server: TestServer
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const [code, said] = refusals[address.split('@')[0] ?? ''] ?? []
        return done(code ? rejected(code, said ?? '') : null)
      },
      onMailFrom: (_address, _session, done) =>
        done(refuses ? rejected(451, 'out of order, come back later') : null),
      onData(stream, _session, done) {
        const deps: Buffer[] = []
        stream.on('data', (part: Buffer) => deps.push(part))
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(deps)).then((mail) => {
            if (mail.to?.[0]?.address?.startsWith('full@')) return done(rejected(552, 'mailbox is full'))
            received.push(mail)
            done()
          })
        })
      },
    })
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const { port } = smtp.server.address() as AddressInfo
    server = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, ROLES: 'api,worker' } })
  })
  afterAll(async () => {
    await server.stop()
    await new Promise<void>((done) => smtp.close(() => done()))
  })

  it('an email is complete, in the language of its reader, and its text is deleted once it is sent', async () => {
    await createUser(server, 'HU', 'kati@bolt.test')
    await forgot(server, 'kati@bolt.test', 'hu', 'HU')
    await eventually(() => expect(received).toHaveLength(1))
    const [mail] = received
    expect(mail?.from).toMatchObject({ address: 'no-reply@hu.beckon.example', name: 'Duna Futár' })
    expect(mail?.to?.[0]?.address).toBe('kati@bolt.test')
    expect(mail?.subject).toBe('Kód az új jelszóhoz: Duna Futár')
    expect(mail?.text).toMatch(/^\d{6}$/m)
    expect(mail?.html).toContain('lang="hu"')
    const kept = await eventually(async () => {
      const row = await server.platform.db.selectFrom('message').selectAll().executeTakeFirstOrThrow()
      expect(row.sent_at).not.toBeNull()
      return row
    })
    expect([kept.body_text, kept.body_html]).toEqual(['', ''])
  })

  it('messages that are not sent yet are hidden', async () => {
    const headers = { 'x-country': 'HU' }
    expect((await server.app.inject({ url: '/dev/mailbox.json', headers })).json()).toEqual([])
  })

  it.each([
    ['nobody@nowhere.test', 'no such user'],
    ['odd@nowhere.test', 'bad recipient address'],
    ['full@nowhere.test', 'mailbox is full'],
    ['later@nowhere.test', 'domain not found'],
    ['unwanted@nowhere.test', 'not from you'],
  ])('goes on writing to others when %s is none', async (address, violation) => {
    await createUser(server, 'SG', address)
    expect((await forgot(server, address)).code).toBe('ok')
    const { db } = server.platform
    const waiting = () =>
      db.selectFrom('message').selectAll().where('recipient', '=', address).executeTakeFirstOrThrow()
    await eventually(async () => expect((await waiting()).last_fault).toContain(violation))
    // Repeated attempts do not count against other messages.
    expect((await waiting()).tries).toBe(0)
    expect((await forgot(server, `beside-${address}`)).code).toBe('ok')
    const isAskedAgain = /^(?:later|unwanted)@/u.test(address)
    expect((await waiting()).body_text === '').toBe(!isAskedAgain)
    await db.deleteFrom('message').where('recipient', '=', address).execute()
  })

  it('a policy that refuses emails of three domains is logged, until one is accepted', async () => {
    const { db } = server.platform
    const violationOf = async (recipient: string) =>
      (
        await db
          .selectFrom('message')
          .select('last_fault')
          .where('recipient', '=', recipient)
          .executeTakeFirstOrThrow()
      ).last_fault
    for (const domain of ['one', 'two', 'three']) {
      const recipient = `unwanted@${domain}.test`
      await createUser(server, 'SG', recipient)
      expect((await forgot(server, recipient)).code).toBe('ok')
      await eventually(async () => expect(await violationOf(recipient)).toContain('not from you'))
    }
    expect((await forgot(server, 'somebody@shop.test')).code).toBe('auth.code-delivery-failed')
    await db
      .updateTable('message')
      .set({ sent_at: new Date(Date.now() + 1000) })
      .where('recipient', '=', 'unwanted@three.test')
      .execute()
    expect((await forgot(server, 'somebody@shop.test')).code).toBe('ok')
    await db.deleteFrom('message').where('recipient', 'like', 'unwanted@%').execute()
  })

  it('a message is sent again while the server refuses it, and a lasting failure is logged', async () => {
    refuses = true
    await createUser(server, 'SG', 'first@shop.test')
    expect((await forgot(server, 'first@shop.test')).code).toBe('ok')
    const waiting = () =>
      server.platform.db
        .selectFrom('message')
        .selectAll()
        .where('recipient', '=', 'first@shop.test')
        .executeTakeFirstOrThrow()
    await eventually(async () => expect((await waiting()).last_fault).toContain('out of order'))
    await server.platform.db.updateTable('message').set({ tries: 3 }).where('sent_at', 'is', null).execute()
    // The same answer, whether or not the account exists.
    for (const email of ['first@shop.test', 'nobody@shop.test'])
      expect((await forgot(server, email)).code).toBe('auth.code-delivery-failed')
    refuses = false
    await eventually(async () => expect((await waiting()).sent_at).not.toBeNull())
    expect((await forgot(server, 'first@shop.test')).code).toBe('ok')
  })
})

it('posts a text to the operator’s gateway', async () => {
  const posted: unknown[] = []
  const gateway = createServer((request, response) => {
    const deps: Buffer[] = []
    request.on('data', (part: Buffer) => deps.push(part))
    request.on('end', () => {
      posted.push(JSON.parse(Buffer.concat(deps).toString()))
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  const server = await startTestServer({
    env: { TEXT_URL: `http://127.0.0.1:${port}/texts`, ROLES: 'api,worker' },
  })
  await createUser(server, 'SG', '+6581234567')
  await forgot(server, '81234567')
  await eventually(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ to: '+6581234567', from: 'Beckon' })
  await server.stop()
  gateway.close()
})

describe('without one', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { ROLES: 'api' } })
    await createUser(server, 'SG', 'mai@shop.test')
  })
  afterAll(() => server.stop())

  it('shows at /dev/mailbox what was written to people of the country', async () => {
    await forgot(server, 'mai@shop.test')
    const { code } = await mailTo(server, 'mai@shop.test')
    const page = await server.app.inject({ url: '/dev/mailbox' })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('mai@shop.test')
    expect(page.body).toContain(code)
    const listed = await server.app.inject({ url: '/dev/mailbox.json?to=mai@shop.test' })
    expect(listed.json()).toHaveLength(1)
    const abroad = await server.app.inject({ url: '/dev/mailbox.json', headers: { 'x-country': 'HU' } })
    expect(abroad.json()).toEqual([])
  })

  it('writes from right to left in Arabic, with the code from left to right', async () => {
    await server.platform.db.updateTable('user_account').set({ language: 'ar' }).execute()
    await forgot(server, 'mai@shop.test')
    const mails = await server.app.inject({ url: '/dev/mailbox.json' })
    expect(mails.json()[0].body_html).toContain('dir="rtl"')
  })
})

it('has no mailbox in production, where a mail that cannot be sent is not promised either', async () => {
  const server = await startTestServer({ env: { ROLES: 'api', ENVIRONMENT: 'prd', RATE_LIMITS: 'on' } })
  expect((await server.app.inject({ url: '/dev/mailbox' })).statusCode).toBe(404)
  expect((await forgot(server, 'mai@shop.test')).code).toBe('auth.code-delivery-failed')
  await server.stop()
})
