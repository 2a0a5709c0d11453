import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { send } from '../../../../test/post.ts'
import { createUser } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  await createUser(server, 'SG', 'confirmed@shop.test')
  await createUser(server, 'SG', 'waiting@shop.test')
  await server.platform.db
    .updateTable('user_account')
    .set({ confirmed_at: null })
    .where('email', '=', 'waiting@shop.test')
    .execute()
  // The first message of a process also reads the texts and the queue's settings.
  await send(server, 'POST', '/api/auth/v1/forgot-password', { body: { email_address: 'first@shop.test' } })
})
afterAll(() => server.stop())

const queued = async () => {
  const { db } = server.platform
  const jobs = await db
    .withSchema('pgboss')
    .selectFrom('job' as never)
    .select(({ fn }) => fn.countAll<string>().as('jobs'))
    .executeTakeFirstOrThrow()
  return Number(jobs.jobs)
}

/** The statements that a call sends to the database, and how many jobs it queues. */
async function workOf(path: string, email_address: string) {
  const before = await queued()
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    const { status } = await send(server, 'POST', path, { body: { email_address } })
    // A worker is woken after the commit of any call, so its statement falls anywhere.
    const statements = query.mock.calls
      .map(([sent]: unknown[]) => (typeof sent === 'string' ? sent : (sent as { text: string }).text))
      .filter((text) => !text.includes('pg_notify'))
    query.mockRestore()
    return { status, statements, jobs: (await queued()) - before }
  } finally {
    query.mockRestore()
  }
}

describe('the work of a call', () => {
  it.each([
    ['a reset code', '/api/auth/v1/forgot-password', 'confirmed@shop.test', 'nobody@shop.test'],
    ['a new link', '/api/auth/v1/register/resend', 'waiting@shop.test', 'nobody-2@shop.test'],
    [
      'a new link for a confirmed account',
      '/api/auth/v1/register/resend',
      'waiting@shop.test',
      'confirmed@shop.test',
    ],
  ])('for %s is the same whether or not something is sent', async (_what, path, email, nobody) => {
    const mails = (await mailsTo(server, nobody)).length
    const sent = await workOf(path, email)
    const nothing = await workOf(path, nobody)
    expect(sent).toMatchObject({ status: 200, jobs: 1 })
    expect(sent.statements.some((text) => text.includes('insert into message'))).toBe(true)
    expect(nothing).toEqual(sent)
    expect(await mailsTo(server, nobody)).toHaveLength(mails)
  })
})
