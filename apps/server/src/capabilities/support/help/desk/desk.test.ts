import { randomUUID } from 'node:crypto'
import type {
  DeskConversation,
  HelpFile,
  HelpWaits,
  WholeConversation,
  WholeDeskConversation,
} from '@beckon/contract'
import { helpLimits } from '@beckon/domain/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { phonePicture } from '../../../../../test/pictures.ts'
import { send } from '../../../../../test/post.ts'
import {
  type ConsoleOperator,
  openConsole,
  seedConsoleOperator,
} from '../../../../../test/seed/console-operator.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const reason = 'as my shift begins'
let server: TestServer
let mai: SignedIn
let ana: ConsoleOperator
let ben: ConsoleOperator
let reader: ConsoleOperator
beforeAll(async () => {
  server = await startTestServer({ clock })
  mai = await seedVendors(server, {
    country: 'SG',
    email: 'mai@tea.test',
    vendors: [{ vendor_id: 'tea', name: 'Tea house' }, { vendor_id: 'leaf' }],
  })
  ana = await seedConsoleOperator(server, 'ana@ops.test', [
    { country: 'SG', role: 'support' },
    { country: 'TW', role: 'support' },
  ])
  ben = await seedConsoleOperator(server, 'ben@ops.test', [{ country: 'SG', role: 'support' }])
  reader = await seedConsoleOperator(server, 'rea@ops.test', [{ country: 'SG', role: 'dispatcher' }])
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['help_conversation', 'help_template', 'operator_change'] as const)
    await server.platform.db.deleteFrom(table).execute()
})

async function by(
  operator: ConsoleOperator,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  country: 'SG' | 'TW' = 'SG',
) {
  const { headers } = await openConsole(server, operator, { country })
  return send(server, method, `/api/ops/v1/help${path}`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body ? { body } : {}),
  })
}

/** The calls of a help page of the shop. */
async function headersOfPage(vendor: string) {
  const got = await send(server, 'GET', `/api/orders/v1/vendor/${vendor}/hc_jwt_token`, {
    headers: mai.headers,
  })
  const opened = await send(server, 'POST', '/conditions-api/v1/init', {
    headers: { 'x-country': 'SG' },
    body: { token: got.result, language: 'en', order_id: null },
  })
  const code = String((opened.body as { url: string }).url).split('#')[1]
  const entered = await send(server, 'POST', '/api/help/v1/session', {
    headers: { 'x-country': 'SG' },
    body: { code },
  })
  const { token }: { token: string } = entered.result
  return { authorization: `Help ${token}`, 'x-country': 'SG' }
}
async function pageOf(vendor: string) {
  const headers = await headersOfPage(vendor)
  return (path: string, body: object) =>
    send(server, 'POST', `/api/help/v1${path}`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    })
}
async function ask(vendor: string, text: string, orderId: string | null = null): Promise<WholeConversation> {
  const post = await pageOf(vendor)
  return (await post('/conversations', { text, files: [], order_id: orderId })).result
}
const desk = async (filter: string, operator = ana): Promise<DeskConversation[]> =>
  (await by(operator, 'GET', `/desk?filter=${filter}`)).result
const take = (operator: ConsoleOperator, id: string, from: string | null = null, to = operator.id) =>
  by(operator, 'PUT', `/desk/${id}/operator`, { operator_id: to, from, reason })
const answer = (operator: ConsoleOperator, id: string, text = 'On the way') =>
  by(operator, 'POST', `/conversations/${id}/messages`, { text, files: [] })

describe('the help desk', () => {
  it('lists those that wait, the longest first, also after they wrote again', async () => {
    const first = await ask('tea', 'Where is the rider?')
    clock.advance(60)
    const second = await ask('leaf', 'Please call')
    clock.advance(60)
    const post = await pageOf('tea')
    await post(`/conversations/${first.conversation_id}/messages`, { text: 'Hello?', files: [] })
    const listed = await desk('open')
    expect(listed.map(({ conversation_id: id }) => id)).toEqual([
      first.conversation_id,
      second.conversation_id,
    ])
    expect(listed[0]).toMatchObject({
      vendor_name: 'Tea house',
      assigned_to: null,
      waiting_since: first.created_at,
      last: 'Hello?',
    })
    expect((await by(ana, 'GET', '/desk?search=tea%20h')).result).toHaveLength(1)
    expect((await by(ana, 'GET', '/desk', undefined, 'TW')).result).toEqual([])
  })

  it('shows a conversation with its shop and its order', async () => {
    const orderId = await requestedOrder(server, mai, { vendorId: 'tea' })
    const { conversation_id: id } = await ask('tea', 'It is late', orderId)
    const whole: WholeDeskConversation = (await by(ana, 'GET', `/desk/${id}`)).result
    expect(whole).toMatchObject({
      person: 'mai@tea.test',
      shop: { vendor_id: 'tea', name: 'Tea house', is_active: true },
      order: { order_id: orderId, customer_name: 'Mei Lin' },
      messages: [{ text: 'It is late', sender: 'user' }],
      unseen: 0,
    })
    expect((await by(ana, 'GET', `/desk/${id}`, undefined, 'TW')).code).toBe('help.not-found')
  })

  it('gives a conversation to one of two operators who take it at once', async () => {
    const { conversation_id: id } = await ask('tea', 'Help')
    const taken = await Promise.all([take(ana, id), take(ben, id)])
    expect(taken.map(({ code }) => code).toSorted()).toEqual(['help.assigned', 'ok'])
    const refused = taken.find(({ code }) => code === 'help.assigned')
    expect(refused?.meta['by']).toMatch(/^Operator (ana|ben)@/u)
  })

  it('is handed to an operator who may answer, or left to anyone', async () => {
    const { conversation_id: id } = await ask('tea', 'Help')
    await take(ana, id)
    expect(await desk('mine')).toHaveLength(1)
    expect(await desk('unassigned')).toEqual([])
    expect((await take(ana, id, ana.id, reader.id)).code).toBe('help.operator-unknown')
    const given = await take(ana, id, ana.id, ben.id)
    expect((given.result as DeskConversation).assigned_to).toEqual({
      operator_id: ben.id,
      name: 'Operator ben@ops.test',
    })
    expect(await desk('mine')).toEqual([])
    await by(ben, 'PUT', `/desk/${id}/operator`, { operator_id: null, from: ben.id, reason })
    expect(await desk('unassigned')).toHaveLength(1)
    const changes = await server.platform.db.selectFrom('operator_change').select('after').execute()
    expect(changes.map(({ after }) => after)).toEqual([`operator ${ana.id}`, `operator ${ben.id}`, 'anyone'])
  })

  it('assigns a conversation without an operator to the one who answers', async () => {
    const { conversation_id: id } = await ask('tea', 'Help')
    await answer(ana, id)
    expect(await desk('answered')).toMatchObject([
      { assigned_to: { operator_id: ana.id }, waiting_since: null },
    ])
    await answer(ben, id)
    expect(await desk('mine')).toHaveLength(1)
  })

  it('closes a conversation, and opens it again as it was', async () => {
    const { conversation_id: id } = await ask('tea', 'Help')
    const settle = (closed: boolean) => by(ana, 'PUT', `/desk/${id}/status`, { closed, reason })
    await settle(true)
    expect(await desk('closed')).toMatchObject([{ waiting_since: null }])
    clock.advance(60)
    const open = (await settle(false)).result as WholeDeskConversation
    expect(open).toMatchObject({ status: 'OPEN', waiting_since: open.created_at })
    await answer(ana, id)
    await settle(true)
    expect((await settle(false)).result).toMatchObject({ status: 'ANSWERED', waiting_since: null })
  })

  it('counts who waits, and takes the median of the first answers of today', async () => {
    for (const seconds of [60, 600, 120]) {
      const { conversation_id: id } = await ask('tea', 'Help')
      clock.advance(seconds)
      await answer(ana, id)
    }
    const waiting = await ask('tea', 'Still waiting')
    await take(ana, waiting.conversation_id)
    await ask('leaf', 'Me too')
    const waits: HelpWaits = (await by(ana, 'GET', '/waits')).result
    expect(waits).toEqual({
      open: 2,
      unassigned: 1,
      mine: 1,
      oldest_since: waiting.created_at,
      answered_today: 3,
      median_first_answer: 120,
    })
    clock.advance(86_400)
    expect((await by(ana, 'GET', '/waits')).result).toMatchObject({
      answered_today: 0,
      median_first_answer: null,
    })
  })
})

describe('prepared answers', () => {
  const texts = { en: 'Your rider is on the way.', 'zh-TW': '騎手在路上。' }

  it('are stored by language, changed and deleted, each with a record', async () => {
    const put = (title: string) => by(ana, 'PUT', '/templates/on-the-way', { title, texts, reason })
    await put('On the way')
    await put('Rider on the way')
    expect((await by(reader, 'GET', '/templates')).result).toEqual([
      { template_id: 'on-the-way', title: 'Rider on the way', texts },
    ])
    expect((await by(ana, 'GET', '/templates', undefined, 'TW')).result).toEqual([])
    expect((await by(ana, 'DELETE', '/templates/on-the-way', { reason })).status).toBe(200)
    expect((await by(ana, 'DELETE', '/templates/on-the-way', { reason })).code).toBe(
      'help.template-not-found',
    )
    const changes = await server.platform.db.selectFrom('operator_change').select('subject').execute()
    expect(changes.map(({ subject }) => subject)).toEqual(Array(3).fill('help-template:on-the-way'))
  })

  it.each([
    [{ title: '', texts }, 'request.invalid'],
    [{ title: 'Empty', texts: {} }, 'request.invalid'],
    [{ title: 'Klingon', texts: { tlh: 'Qapla' } }, 'request.invalid'],
  ])('refuse %j', async (body, code) => {
    expect((await by(ana, 'PUT', '/templates/x', { ...body, reason })).code).toBe(code)
  })

  it('are changed only by a role that answers', async () => {
    const put = await by(reader, 'PUT', '/templates/x', { title: 'X', texts, reason })
    expect(put.code).toBe('auth.forbidden')
    expect((await by(ana, 'GET', '/operators')).result).toEqual([
      { operator_id: ana.id, name: 'Operator ana@ops.test' },
      { operator_id: ben.id, name: 'Operator ben@ops.test' },
    ])
  })
})

describe('a file of an operator', () => {
  // The session has ended by now.
  beforeAll(async () => {
    mai = await signIn(server, 'SG', 'mai@tea.test')
  })
  const sendFile = async (operator: ConsoleOperator, id: string, content: Buffer, name = 'route.jpg') => {
    const { headers } = await openConsole(server, operator)
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/ops/v1/help/desk/${id}/files?name=${encodeURIComponent(name)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    })
    const body = answer.json()
    return { code: body.errors?.[0].code ?? 'ok', file: body.result as HelpFile }
  }
  const answerWith = (operator: ConsoleOperator, id: string, files: readonly string[]) =>
    by(operator, 'POST', `/conversations/${id}/messages`, { text: '', files })

  it('goes with an answer, is read by the shop, and goes once', async () => {
    const { conversation_id: id } = await ask('tea', 'Where do I stand?')
    const { file } = await sendFile(ana, id, await phonePicture())
    expect(file).toMatchObject({ name: 'route.jpg', type: 'image/jpeg' })
    expect((await answerWith(ben, id, [file.file_id])).code).toBe('help.file-not-found')
    expect((await answerWith(ana, id, [file.file_id])).code).toBe('ok')
    expect((await answerWith(ana, id, [file.file_id])).code).toBe('help.file-not-found')
    const headers = await headersOfPage('tea')
    const read = await send(server, 'GET', `/api/help/v1/conversations/${id}`, { headers })
    expect((read.result as WholeConversation).messages.at(-1)?.files).toEqual([file])
    const url = `/api/help/v1/files/${file.file_id}`
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
    const other = await headersOfPage('leaf')
    expect((await server.app.inject({ url, headers: other })).statusCode).toBe(404)
  })

  it('is refused with another content, in another country, for a role that may not answer, and for no conversation', async () => {
    const { conversation_id: id } = await ask('tea', 'Where do I stand?')
    expect((await sendFile(ana, id, Buffer.from('<script>'))).code).toBe('help.file-invalid')
    expect((await sendFile(reader, id, await phonePicture())).code).toBe('auth.forbidden')
    expect((await sendFile(ana, randomUUID(), await phonePicture())).code).toBe('help.not-found')
  })

  it('counts for the limit of the operator and not for that of the shop', async () => {
    const { conversation_id: id } = await ask('tea', 'Where do I stand?')
    const { file } = await sendFile(ana, id, await phonePicture())
    const { db } = server.platform
    const row = await db
      .selectFrom('help_file')
      .selectAll()
      .where('file_id', '=', file.file_id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: helpLimits.filesADay - 1 }, () => ({ ...row, file_id: randomUUID() }))
    await db.insertInto('help_file').values(more).execute()
    expect((await sendFile(ana, id, await phonePicture())).code).toBe('request.too-many')
    expect((await sendFile(ben, id, await phonePicture())).code).toBe('ok')
  })
})
