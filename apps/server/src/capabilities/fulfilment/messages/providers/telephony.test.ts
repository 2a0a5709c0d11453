import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Answer,
  json,
  startOutsideService,
  wrongAnswers,
} from '../../../../../test/worlds/outside-service.ts'
import { callGateway } from './call-gateway.ts'
import { sandboxTelephony } from './sandbox.ts'
import type { Joining, Telephony } from './telephony.ts'

const outside = await startOutsideService()
afterAll(() => outside.stop())

/** A gateway that behaves as documented. */
function gateway(): Answer {
  const open = new Set<string>()
  return (response, { method, path, body }) => {
    if (method === 'DELETE')
      return json({}, open.delete(path.split('/').at(-1) ?? '') ? 200 : 404)(response, call)
    const { id } = JSON.parse(body) as { id: string }
    open.add(id)
    return json({ number: '+6531580000', code: String(100_000 + open.size) })(response, call)
  }
}
const call = { path: '', method: '', query: {}, headers: {}, body: '' }

const joining = (callId: string): Joining => ({
  callId,
  country: 'SG',
  from: '+6561234567',
  to: '+6580000000',
  expiresAt: new Date('2030-01-01T12:15:00Z'),
})
const gatewayAt = (timeLimitMs?: number) => callGateway(`${outside.url}/calls?key=s3cret`, timeLimitMs)

describe.each<[string, Telephony]>([
  ['the sandbox', sandboxTelephony],
  ['a gateway', gatewayAt()],
])('%s', (_name, telephony) => {
  beforeEach(() => {
    outside.answer = gateway()
    outside.calls.length = 0
  })

  it('gives a number of neither of them, and a code', async () => {
    const { number, code } = await telephony.join(joining('one'))
    expect(number).toMatch(/^\+[1-9]\d{5,14}$/u)
    expect(code).toMatch(/^\d{2,12}$/u)
    expect([joining('').from, joining('').to]).not.toContain(number)
  })

  it('tells two calls apart', async () => {
    const [one, two] = [await telephony.join(joining('one')), await telephony.join(joining('two'))]
    expect(one).not.toEqual(two)
  })

  it('ends a call once, and ignores that it has ended already', async () => {
    await telephony.join(joining('one'))
    await telephony.end('one')
    await telephony.end('one')
  })
})

describe('a gateway', () => {
  it('sends both numbers, the expiry and the key to the gateway', async () => {
    outside.answer = gateway()
    outside.calls.length = 0
    await gatewayAt().join(joining('one'))
    await gatewayAt().end('one/two')
    expect(outside.calls).toMatchObject([
      { method: 'POST', path: '/calls', query: { key: 's3cret' } },
      { method: 'DELETE', path: '/calls/one%2Ftwo', query: { key: 's3cret' } },
    ])
    expect(JSON.parse(outside.calls[0]?.body ?? '')).toEqual({
      id: 'one',
      country: 'SG',
      from: '+6561234567',
      to: '+6580000000',
      expires_at: Date.parse('2030-01-01T12:15:00Z') / 1000,
    })
  })

  it.each(wrongAnswers)('a gateway that %s connects no call', async (_what, answer) => {
    outside.answer = answer
    await expect(gatewayAt(300).join(joining('one'))).rejects.toThrow()
  })

  it.each(['+6561234567', '+6580000000', '1800 CALL ME', ''])(
    'a gateway that returns the number %j connects no call',
    async (number) => {
      outside.answer = json({ number, code: '1234' })
      await expect(gatewayAt().join(joining('one'))).rejects.toThrow()
    },
  )

  it('a gateway that cannot end a call causes an error', async () => {
    outside.answer = json({}, 500)
    await expect(gatewayAt().end('one')).rejects.toThrow()
  })
})
