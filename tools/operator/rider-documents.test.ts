import { createClient } from '@beckon/contract/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededOperator, seedOperator } from '../../apps/server/test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider, type SignedInPhone } from '../../apps/server/test/seed/seed-rider.ts'
import { sendDocument } from '../../apps/server/test/seed/send-document.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { DOCUMENT_USAGE } from './rider-documents.ts'
import { runRiderCommand } from './riders.ts'

let server: TestServer
let operator: SeededOperator
let phone: SignedInPhone
let document: string
let numbers = 0
const files = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('rider_document').execute()
  await server.platform.db.deleteFrom('attempt_window').execute()
  files.clear()
  numbers += 1
  phone = await acceptInvitation(server, await inviteRider(server, operator, `+659123000${numbers}`))
  document = (await sendDocument(server, phone.headers, { expires_on: '2090-01-31' })).id
})

const run = (...args: string[]) =>
  runRiderCommand(
    {
      country: 'SG',
      clientIn: (country) => createClient({ origin: server.url, headers: () => operator.headersIn(country) }),
      readFile: async () => '',
      writeFile: async (path, content) => void files.set(path, Buffer.from(content).toString()),
    },
    args,
  )

it('a document that waits is listed, read into a file and approved', async () => {
  const line = [phone.riderId, document, 'waiting', 'identity', 'Siti', 'number …567A', 'until 2090-01-31']
  expect((await run('documents')).lines).toEqual([[...line, 'application/pdf'].join('\t')])
  expect(await run('read', phone.riderId, document, 'card.pdf', 'first check', 'sg')).toMatchObject({
    ok: true,
  })
  expect(files.get('card.pdf')).toContain('an identity card')
  const { lines } = await run('approve', phone.riderId, document, 'matches the name')
  expect(lines[0]?.split('\t')[2]).toBe('approved')
  expect((await run('documents')).lines).toEqual(['No document waits.'])
  expect((await run('documents-of', phone.riderId)).lines[0]).toContain('approved')
})

it('a document is refused with a reason', async () => {
  expect((await run('refuse', phone.riderId, document, 'not readable')).lines[0]).toContain('refused')
})

it.each([
  [['read', 'rider', 'document', 'file'], DOCUMENT_USAGE],
  [['approve', 'rider', 'document'], DOCUMENT_USAGE],
  [['approve', 'nobody', '11111111-1111-4111-8111-111111111111', 'looked at it'], 'document.not-found'],
  [['read', 'nobody', '11111111-1111-4111-8111-111111111111', 'file', 'a check'], 'document.not-found'],
])('%j changes nothing and reports the reason', async (args, line) => {
  const { ok, lines } = await run(...args)
  expect(ok).toBe(false)
  expect(lines.join('\n')).toContain(line)
  expect(files.size).toBe(0)
})
