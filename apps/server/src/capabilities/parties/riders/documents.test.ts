import { randomUUID } from 'node:crypto'
import type { OperatedDocument, RiderDocument } from '@beckon/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { phonePicture } from '../../../../test/pictures.ts'
import { send } from '../../../../test/post.ts'
import { type DocumentUpload, sendDocument } from '../../../../test/seed/send-document.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider, type SignedInPhone } from '../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const DAY_SECONDS = 86_400
// 20:00 in Singapore.
const NOW = new Date('2026-11-25T12:00:00Z')
const clock = testClock(NOW)
let server: TestServer
let operator: SeededOperator
let phone: SignedInPhone
let number: string
let numbers = 0
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
  await setParameter('riderDocuments', 'identity|driving_licence|insurance')
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.advance((NOW.getTime() - clock.now().getTime()) / 1000)
  await server.platform.db.deleteFrom('attempt_window').execute()
  numbers += 1
  number = `+65912370${String(numbers).padStart(2, '0')}`
  phone = await newPhone(number)
})

const newPhone = async (phoneNumber: string) =>
  acceptInvitation(server, await inviteRider(server, operator, phoneNumber, { vehicle: 'bicycle' }))
const setParameter = async (name: string, value: string) => {
  const answer = await send(server, 'PUT', `/api/ops/v1/parameters/${name}`, {
    headers: operator.headersIn('SG'),
    body: { value, reason: 'a test' },
  })
  expect(answer.code).toBe('ok')
}
const upload = (wish: DocumentUpload = {}, of = phone) => sendDocument(server, of.headers, wish)
const own = async (of = phone) =>
  (await send(server, 'GET', '/api/fleet/v1/documents', { headers: of.headers })).result as RiderDocument[]
const decide = (id: string, body: object, riderId = phone.riderId, country: 'SG' | 'MY' = 'SG') =>
  send(server, 'PUT', `/api/ops/v1/riders/${riderId}/documents/${id}/decision`, {
    headers: operator.headersIn(country),
    body: { reason: 'looked at it', ...body },
  })
const approved = async (wish: DocumentUpload = {}) => {
  const { id } = await upload(wish)
  expect((await decide(id, { decision: 'approved' })).code).toBe('ok')
  return id
}
const listed = async (query = '', country: 'SG' | 'MY' = 'SG') =>
  (await send(server, 'GET', `/api/ops/v1/rider-documents${query}`, { headers: operator.headersIn(country) }))
    .result as OperatedDocument[]
const read = (id: string, of = phone) =>
  server.app.inject({ url: `/api/fleet/v1/documents/${id}/file`, headers: of.headers })
const readAsOperator = (id: string, country: 'SG' | 'MY' = 'SG') =>
  server.app.inject({
    method: 'POST',
    url: `/api/ops/v1/riders/${phone.riderId}/documents/${id}/reads`,
    headers: operator.headersIn(country),
    payload: { reason: 'checks the number' },
  })
const textsAboutDocuments = async () =>
  (await mailsTo(server, number))
    .filter(({ subject }) => subject.includes('documents'))
    .map(({ text }) => text)

describe('the documents of a rider', () => {
  it('are those that the country requires for the vehicle, missing at first', async () => {
    expect(await own()).toEqual([{ kind: 'identity', is_required: true, state: 'missing', sent: [] }])
    await send(server, 'PUT', '/api/fleet/v1/rider', { headers: phone.headers, body: { vehicle: 'car' } })
    expect((await own()).map(({ kind }) => kind)).toEqual(['identity', 'driving_licence', 'insurance'])
  })

  it('wait for a check, and become valid when an operator approves them', async () => {
    const { id, result } = await upload()
    expect(result).toMatchObject([
      {
        kind: 'identity',
        state: 'waiting',
        sent: [{ id, number: 'S1234567A', expires_on: '2027-06-30', state: 'waiting', reason: null }],
      },
    ])
    expect(await decide(id, { decision: 'approved', expires_on: '2027-05-31' })).toMatchObject({
      code: 'ok',
      result: { state: 'approved', number_end: '567A', expires_on: '2027-05-31' },
    })
    expect(await own()).toMatchObject([{ state: 'valid', sent: [{ expires_on: '2027-05-31' }] }])
    expect((await textsAboutDocuments())[0]).toContain('Identity card or passport: checked and valid.')
  })

  it('are refused with a reason that the rider gets, and can be sent again', async () => {
    const { id } = await upload()
    await decide(id, { decision: 'refused', reason: 'the number cannot be read' })
    expect(await own()).toMatchObject([
      { state: 'refused', sent: [{ state: 'refused', reason: 'the number cannot be read' }] },
    ])
    expect((await textsAboutDocuments())[0]).toContain('the number cannot be read')
    expect((await upload()).result).toMatchObject([{ state: 'waiting', sent: [{ state: 'waiting' }] }])
  })

  it('stay valid while a new one waits, which replaces them when it is approved', async () => {
    await approved({ expires_on: '2026-12-24' })
    const { id, result } = await upload({ expires_on: '2028-01-01' })
    expect(result).toMatchObject([{ state: 'expiring', sent: [{ state: 'approved' }, { state: 'waiting' }] }])
    await decide(id, { decision: 'approved' })
    expect(await own()).toMatchObject([{ state: 'valid', sent: [{ id, expires_on: '2028-01-01' }] }])
  })

  it('are stored once for an id, and the last one of a kind replaces one that waits', async () => {
    const first = await upload()
    expect((await upload({ id: first.id, number: 'OTHER' })).result).toEqual(first.result)
    const second = await upload()
    expect(second.result).toMatchObject([{ sent: [{ id: second.id }] }])
    expect((await upload({ id: first.id })).result).toEqual(second.result)
    expect((await read(first.id)).json().errors[0].code).toBe('document.not-found')
  })

  it('sent at once leave one that waits', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => upload()))
    expect(sent.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok'])
    expect((await own())[0]?.sent).toHaveLength(1)
  })

  it.each<[string, DocumentUpload, string]>([
    ['a day that has passed', { expires_on: '2026-11-24' }, 'document.expired'],
    ['a day that does not exist', { expires_on: '2027-02-30' }, 'request.invalid'],
    ['an unknown kind', { kind: 'diploma' }, 'request.invalid'],
    ['no number', { number: ' ' }, 'request.invalid'],
    ['a file of another type', { file: Buffer.from('<svg></svg>') }, 'document.invalid'],
    ['a damaged picture', { file: Buffer.from('\u00ff\u00d8\u00ff damaged', 'latin1') }, 'document.invalid'],
    ['a file of 6 MB', { file: Buffer.alloc(6_000_000) }, 'document.too-large'],
    ['an id that is none', { id: 'one' }, 'request.invalid'],
  ])('with %s are refused', async (_which, wish, code) => {
    expect((await upload(wish)).code).toBe(code)
    expect(await own()).toMatchObject([{ state: 'missing' }])
  })

  it('are still accepted on their last day', async () => {
    expect((await upload({ expires_on: '2026-11-25' })).code).toBe('ok')
  })
})

describe('the file of a document', () => {
  it('is a picture without the metadata of the phone', async () => {
    const { id } = await upload({ file: await phonePicture() })
    const answer = await read(id)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers['content-disposition']).toBe('inline')
  })

  it('that is a PDF is only offered for download', async () => {
    const { id } = await upload()
    const answer = await read(id)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe('attachment')
  })

  it('is not given to another rider', async () => {
    const { id } = await upload()
    const other = await newPhone(number.replace('+659123', '+658123'))
    expect((await read(id)).rawPayload.toString()).toContain('an identity card')
    expect((await read(id, other)).json().errors[0].code).toBe('document.not-found')
  })

  it('is given to an operator of the country, and each reading is recorded with its reason', async () => {
    const { id } = await upload()
    expect((await readAsOperator(id)).rawPayload.toString()).toContain('an identity card')
    expect((await readAsOperator(id, 'MY')).statusCode).toBe(404)
    expect((await readAsOperator(randomUUID())).statusCode).toBe(404)
    const changes = await send(server, 'GET', `/api/ops/v1/changes?subject=rider-document:${phone.riderId}`, {
      headers: operator.headersIn('SG'),
    })
    expect(changes.result).toMatchObject([
      { operator_id: 'asia', before: null, after: 'identity read', reason: 'checks the number' },
    ])
  })
})

describe('an operator', () => {
  it('lists what waits in the country, the longest first, and the documents of one rider', async () => {
    await server.platform.db.deleteFrom('rider_document').execute()
    const first = await upload()
    clock.advance(60)
    const second = await upload({ kind: 'insurance' })
    expect((await listed()).map(({ id }) => id)).toEqual([first.id, second.id])
    expect(await listed('', 'MY')).toEqual([])
    await decide(first.id, { decision: 'approved' })
    expect((await listed()).map(({ id }) => id)).toEqual([second.id])
    const ofRider = await listed(`?rider_id=${phone.riderId}`)
    expect(ofRider.map(({ state, number_end }) => [state, number_end])).toEqual([
      ['approved', '567A'],
      ['waiting', '567A'],
    ])
    expect(JSON.stringify(ofRider)).not.toContain('S1234567A')
  })

  it('decides once, also where two decide at the same time', async () => {
    const { id } = await upload()
    const codes = await Promise.all(
      ['approved', 'refused', 'approved'].map(async (decision) => (await decide(id, { decision })).code),
    )
    expect(codes.toSorted()).toEqual(['document.decided', 'document.decided', 'ok'])
  })

  it('decides neither about a document of another country nor about one that has expired meanwhile', async () => {
    const { id } = await upload({ expires_on: '2026-11-26' })
    expect((await decide(id, { decision: 'approved' }, phone.riderId, 'MY')).code).toBe('document.not-found')
    clock.advance(2 * DAY_SECONDS)
    expect((await decide(id, { decision: 'approved' })).code).toBe('document.expired')
    expect((await decide(id, { decision: 'refused' })).code).toBe('ok')
  })
})

describe('the documents of a rider who leaves', () => {
  it('end, and do not count after a new invitation', async () => {
    await approved()
    await send(server, 'PUT', `/api/ops/v1/riders/${phone.riderId}/status`, {
      headers: operator.headersIn('SG'),
      body: { status: 'left', reason: 'moved away' },
    })
    expect(await listed(`?rider_id=${phone.riderId}`)).toEqual([])
  })
})
