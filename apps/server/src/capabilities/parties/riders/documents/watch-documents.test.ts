import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../../../../test/post.ts'
import { type DocumentUpload, sendDocument } from '../../../../../test/seed/send-document.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider, type SignedInPhone } from '../../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { loadParameters } from '../../../settings/parameters/load-parameters.ts'
import { watchDocuments } from './watch-documents.ts'

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
  operator = await seedOperator(server, 'asia', ['SG'])
  await put('parameters/riderDocuments', { value: 'identity|driving_licence|insurance' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  setDay(0)
  reminded.length = 0
  await server.platform.db.deleteFrom('attempt_window').execute()
  numbers += 1
  number = `+65912370${String(numbers).padStart(2, '0')}`
  phone = await acceptInvitation(server, await inviteRider(server, operator, number, { vehicle: 'bicycle' }))
})

/** Sets the clock to so many days after the begin. */
const setDay = (days: number) =>
  clock.advance((NOW.getTime() - clock.now().getTime()) / 1000 + days * DAY_SECONDS)
const put = async (path: string, body: object) => {
  const answer = await send(server, 'PUT', `/api/ops/v1/${path}`, {
    headers: operator.headersIn('SG'),
    body: { reason: 'a test', ...body },
  })
  expect(answer.code).toBe('ok')
}
const decided = async (decision: 'approved' | 'refused', wish: DocumentUpload) => {
  const { id } = await sendDocument(server, phone.headers, wish)
  await put(`riders/${phone.riderId}/documents/${id}/decision`, { decision })
}
const suspend = () => put(`riders/${phone.riderId}/status`, { status: 'suspended' })
/** Texts that the reminders wrote. */
const reminded: object[] = []
const watch = () => {
  const { db, deploymentOf, log } = server.platform
  return watchDocuments({
    ...{ db, clock, deploymentOf },
    parameters: { of: (country) => loadParameters({ db, log }, country) },
    linkTo: (_deployment, path) => `https://beckon.test${path}`,
    notify: {
      canReach: async () => true,
      send: async (_tx, { recipient }, occasion) => void reminded.push({ recipient, ...occasion }),
    },
  })
}

describe('the reminder of a document', () => {
  it('is sent 30, 7 and 1 days before the expiry and on the day after it, once each', async () => {
    await decided('approved', { expires_on: '2026-12-26' })
    for (const days of [0, 1, 2, 23, 24, 29, 30, 31, 32, 33]) {
      setDay(days)
      await Promise.all([watch(), watch()])
    }
    const text = { recipient: number, kind: 'rider-document', document: 'identity' }
    const url = 'https://beckon.test/rider/documents'
    expect(reminded).toEqual([
      { ...text, event: 'expiring', days: 30, url },
      { ...text, event: 'expiring', days: 7, url },
      { ...text, event: 'expiring', days: 1, url },
      { ...text, event: 'expired', url },
    ])
  })

  it('is not sent to a suspended rider', async () => {
    await decided('approved', { expires_on: '2026-11-30' })
    await suspend()
    for (const days of [0, 6]) {
      setDay(days)
      await watch()
    }
    expect(reminded).toEqual([])
  })

  it('is not sent for a document that the country does not require', async () => {
    await decided('approved', { kind: 'work_permit', expires_on: '2026-11-30' })
    await watch()
    expect(reminded).toEqual([])
  })
})

describe('a document', () => {
  const rows = async () =>
    (await server.platform.db.selectFrom('rider_document').select('rider_id').execute()).filter(
      ({ rider_id: id }) => id === phone.riderId,
    ).length

  it('is deleted after the days of the country from its refusal or its expiry', async () => {
    await decided('refused', { kind: 'insurance' })
    await decided('approved', { expires_on: '2026-11-27' })
    await put('parameters/riderDocumentDays', { value: '10' })
    for (const [days, left] of [
      [9, 2],
      [11, 1],
      [20, 0],
    ] as const) {
      setDay(days)
      await watch()
      expect([days, await rows()]).toEqual([days, left])
    }
  })

  it('of a suspended rider is deleted after the days of the country from its expiry', async () => {
    await decided('approved', { expires_on: '2026-11-27' })
    await suspend()
    await put('parameters/riderDocumentDays', { value: '10' })
    for (const [days, left] of [
      [3, 1],
      [14, 0],
    ] as const) {
      setDay(days)
      await watch()
      expect([days, await rows()]).toEqual([days, left])
    }
  })
})
