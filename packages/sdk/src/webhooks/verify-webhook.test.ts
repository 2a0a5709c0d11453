import { describe, expect, it } from 'vitest'
import { signWebhook } from './sign-webhook.ts'
import { verifyWebhook } from './verify-webhook.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const now = new Date('2026-11-25T10:00:00Z')
const timestamp = now.getTime() / 1000
const body = JSON.stringify({ type: 'order.created', timestamp: now.toISOString(), data: { id: 'ord_1' } })
const signed = await signWebhook({ id: 'evt_1', timestamp, body, secret })

const verify = (changes: Partial<Parameters<typeof verifyWebhook>[0]> = {}) =>
  verifyWebhook({ body, headers: signed, secret, now, ...changes })

describe('a webhook', () => {
  it('that is signed with the secret of the endpoint is returned as its event', async () => {
    expect(await verify()).toEqual({ ...JSON.parse(body), id: 'evt_1' })
  })

  it('is verified as bytes, and by the headers of a fetch request', async () => {
    const headers = new Headers(signed)
    expect(await verify({ headers, body: new TextEncoder().encode(body) })).toMatchObject({ id: 'evt_1' })
  })

  it('is verified by headers whose names have capitals', async () => {
    const headers = Object.fromEntries(
      Object.entries(signed).map(([name, value]) => [name.toUpperCase(), [value]]),
    )
    expect(await verify({ headers })).toMatchObject({ type: 'order.created' })
  })

  it('with two signatures is verified by either secret while it is rolled', async () => {
    const both = await signWebhook({ id: 'evt_1', timestamp, body, secret: other })
    const headers = {
      ...signed,
      'webhook-signature': `${both['webhook-signature']} ${signed['webhook-signature']}`,
    }
    expect(await verify({ headers })).toMatchObject({ id: 'evt_1' })
    expect(await verify({ headers, secret: other })).toMatchObject({ id: 'evt_1' })
    expect(await verify({ secret: [other, secret] })).toMatchObject({ id: 'evt_1' })
  })

  it('is the example of the Standard Webhooks specification', async () => {
    const example = '{"test": 2432232314}'
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    // The signature is right; only the body of the example is no event of Beckon.
    await expect(verify({ body: example, headers, now: new Date(1614265330 * 1000) })).rejects.toThrow(
      'The webhook has no event',
    )
  })

  it.each([
    ['an altered body', { body: body.replace('ord_1', 'ord_2') }, 'signature of the webhook is wrong'],
    ['another secret', { secret: other }, 'signature of the webhook is wrong'],
    ['another id', { headers: { ...signed, 'webhook-id': 'evt_2' } }, 'signature of the webhook is wrong'],
    ['no signature', { headers: {} }, 'has no signature'],
    ['an unknown version of signatures', { headers: { ...signed, 'webhook-signature': 'v2,AAAA' } }, 'wrong'],
    ['a signature that is no base64', { headers: { ...signed, 'webhook-signature': 'v1,%%%' } }, 'wrong'],
    ['a time that is six minutes past', { now: new Date(now.getTime() + 360_000) }, 'too old'],
    ['a time that is six minutes ahead', { now: new Date(now.getTime() - 360_000) }, 'too old'],
    ['a time that is no number', { headers: { ...signed, 'webhook-timestamp': 'soon' } }, 'too old'],
    ['a secret that is no secret', { secret: 'whsec_%%%' }, 'not of the form'],
  ])('with %s is refused', async (_what, changes, message) => {
    await expect(verify(changes)).rejects.toThrow(message)
  })
})
