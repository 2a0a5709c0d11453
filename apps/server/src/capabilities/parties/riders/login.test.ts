import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../../../test/mailbox.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider } from '../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let operator: SeededOperator
let numbers = 0
let phone: string
let riderId: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  const { db } = server.platform
  await db.deleteFrom('attempt_window').execute()
  numbers += 1
  phone = `+65912350${String(numbers).padStart(2, '0')}`
  const invited = await inviteRider(server, operator, phone, { language: 'en' })
  riderId = invited.rider.id
  await acceptInvitation(server, invited)
  await db.deleteFrom('message').execute()
})

interface From {
  readonly address?: string
  readonly country?: string
}
async function post(path: string, payload: object, { address = '192.0.2.10', country = 'SG' }: From = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/fleet/v1/${path}`,
    remoteAddress: address,
    headers: { 'x-country': country },
    payload,
  })
  const json = answer.json()
  const code: string = json.errors?.[0]?.code ?? 'ok'
  return {
    status: answer.statusCode,
    code,
    result: json.result,
    meta: json.errors?.[0]?.meta,
  }
}
const askCode = (from?: From, phone_number = phone) => post('login/code', { phone_number }, from)
const logIn = (code: string, from?: From, phone_number = phone) =>
  post('login', { phone_number, code, device_name: 'Safari on iPhone' }, from)
const codeOf = async () => (await mailTo(server, phone)).code
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const setStatus = (status: string) =>
  send(server, 'PUT', `/api/ops/v1/riders/${riderId}/status`, {
    headers: operator.headersIn('SG'),
    body: { status, reason: 'checked' },
  })

describe('a code by text', () => {
  it('signs in once', async () => {
    const sent = await askCode()
    expect(sent.result).toEqual({
      digits: 6,
      expires_at: Math.floor(clock.now().getTime() / 1000) + 600,
    })
    const code = await codeOf()
    const { result } = await logIn(code)
    expect(result).toMatchObject({ rider: { id: riderId, phone_number: phone } })
    expect((await logIn(code)).code).toBe('rider.code-invalid')
  })

  it('signs in one of several phones that send it at once', async () => {
    await askCode()
    const code = await codeOf()
    const codes = (await Promise.all([1, 2, 3].map(() => logIn(code)))).map((answer) => answer.code)
    expect(codes.toSorted()).toEqual(['ok', 'rider.code-invalid', 'rider.code-invalid'])
  })

  it('is read with spaces and in the digits of another script', async () => {
    await askCode()
    const typed = [...(await codeOf())].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
    expect((await logIn(`${typed.slice(0, 3)} ${typed.slice(3)}`)).code).toBe('ok')
  })

  it('expires after 10 minutes, and the newest one counts', async () => {
    await askCode()
    const first = await codeOf()
    clock.advance(600)
    expect((await logIn(first)).code).toBe('rider.code-invalid')
    await askCode()
    const second = await codeOf()
    if (first !== second) expect((await logIn(first)).code).toBe('rider.code-invalid')
    expect((await logIn(second)).code).toBe('ok')
  })

  it('is void after five wrong tries, and the sixth waits', async () => {
    await askCode()
    const code = await codeOf()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logIn(wrong(code))).code).toBe('rider.code-invalid')
    }
    expect(await logIn(code)).toMatchObject({ status: 429, code: 'auth.too-many-requests' })
    await server.platform.db.deleteFrom('attempt_window').execute()
    expect((await logIn(code)).code).toBe('rider.code-invalid')
  })

  it('evaluates five tries of twenty at once', async () => {
    await askCode()
    const code = await codeOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(wrong(code))))
    const evaluated = answers.filter((answer) => answer.code === 'rider.code-invalid')
    expect(evaluated.length).toBeLessThanOrEqual(5)
  })

  it('stays good while strangers of other networks try', async () => {
    await askCode()
    const code = await codeOf()
    const stranger = { address: '198.51.100.7' }
    for (let tries = 0; tries < 8; tries += 1) await logIn(wrong(code), stranger)
    expect((await logIn(code, stranger)).code).toBe('auth.too-many-requests')
    expect((await logIn(code)).code).toBe('ok')
  })

  it('signs in from another network than the one that asked for it', async () => {
    await askCode()
    expect((await logIn(await codeOf(), { address: '203.0.113.5' })).code).toBe('ok')
  })

  it('is no code in another country', async () => {
    await askCode()
    expect((await logIn(await codeOf(), { country: 'MY' })).code).toBe('rider.code-invalid')
  })

  it('is sent to a number three times an hour at most from one network', async () => {
    for (let count = 0; count < 3; count += 1) expect((await askCode()).code).toBe('ok')
    const waiting = await askCode()
    expect(waiting).toMatchObject({ status: 429, code: 'auth.too-many-requests' })
    expect(waiting.meta.retry_after).toBeGreaterThan(0)
    expect(await mailsTo(server, phone)).toHaveLength(3)
  })
})

describe('a number without a rider', () => {
  const unknown = '+6591999999'
  it('is answered like a known one, and gets no text', async () => {
    const [known, other] = [await askCode(), await askCode({}, unknown)]
    expect(other).toEqual(known)
    expect(await mailsTo(server, unknown)).toEqual([])
    const [right, none] = [await logIn(wrong(await codeOf())), await logIn('123456', {}, unknown)]
    expect(none).toEqual(right)
  })

  it('has to wait like a known one', async () => {
    const codes = async (number: string) => {
      const answers = []
      for (let count = 0; count < 5; count += 1) answers.push((await askCode({}, number)).code)
      return answers
    }
    expect(await codes(unknown)).toEqual(await codes(phone))
  })

  it('is refused only when it can be no number', async () => {
    expect(await askCode({}, '12345')).toMatchObject({ status: 422, code: 'rider.phone-invalid' })
  })
})

describe('a rider who may not sign in', () => {
  it.each([
    ['suspended', 'rider.suspended'],
    ['left', 'rider.left'],
  ])('%s learns so with a right code only', async (status, expected) => {
    await setStatus(status)
    await askCode()
    const code = await codeOf()
    expect((await logIn(wrong(code))).code).toBe('rider.code-invalid')
    expect(await logIn(code)).toMatchObject({ status: 403, code: expected })
  })

  it('and was never active is asked to open the invitation', async () => {
    const other = phone.replace('+659123', '+658123')
    await inviteRider(server, operator, other)
    clock.advance(1)
    await askCode({}, other)
    const { code } = await mailTo(server, other)
    expect((await logIn(code, {}, other)).code).toBe('rider.invited')
  })

  it('signs in again after the end of the suspension', async () => {
    await setStatus('suspended')
    await setStatus('active')
    await askCode()
    expect((await logIn(await codeOf())).code).toBe('ok')
  })
})

it('a refused login is recorded for the operator without the number', async () => {
  await logIn('123456')
  const { body } = await send(server, 'GET', '/api/ops/v1/refused-attempts?count=1', {
    headers: operator.headersIn('SG'),
  })
  expect(body).toMatchObject({ result: [{ call: 'riderLogin', code: 'rider.code-invalid' }] })
  expect(JSON.stringify(body)).not.toContain(phone)
})
