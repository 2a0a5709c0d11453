import { currentTerms } from '@beckon/domain/terms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUser, signIn, type SignedIn } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const path = '/api/auth/v1/terms'
let server: TestServer
let mai: SignedIn
beforeAll(async () => {
  server = await startTestServer()
  await createUser(server, 'SG', 'mai@tea.test')
  mai = await signIn(server, 'SG', 'mai@tea.test')
})
afterAll(() => server.stop())

const standing = async () => (await server.app.inject({ url: path, headers: mai.headers })).json().result
const agree = (version: string) =>
  server.app.inject({ method: 'POST', url: path, headers: mai.headers, payload: { version } })

it('a user who was invited by an operator has accepted no version', async () => {
  expect(await standing()).toEqual({ version: currentTerms(), accepted_version: null })
})

it('does not take the agreement to what is not the newest', async () => {
  const answer = await agree('2020-01-01')
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'terms.not-current'])
  expect((await standing()).accepted_version).toBeNull()
})

it('keeps it once, with its moment', async () => {
  expect((await agree(currentTerms())).statusCode).toBe(200)
  expect((await agree(currentTerms())).json().result.accepted_version).toBe(currentTerms())
  const kept = await server.platform.db.selectFrom('terms_acceptance').selectAll().execute()
  expect(kept).toMatchObject([{ user_id: mai.userId, version: currentTerms() }])
})

it('takes registering for agreeing to what counted that day', async () => {
  await createUser(server, 'SG', 'lin@tea.test')
  await server.platform.db
    .updateTable('user_account')
    .set({ terms_accepted_at: new Date('2026-11-20T00:00:00Z') })
    .where('email', '=', 'lin@tea.test')
    .execute()
  const lin = await signIn(server, 'SG', 'lin@tea.test')
  const answer = await server.app.inject({ url: path, headers: lin.headers })
  expect(answer.json().result.accepted_version).toBe('2026-11-01')
})
