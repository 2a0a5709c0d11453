import type { OperatedRider, RiderSession } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { mailTo } from '../mailbox.ts'
import { send } from '../post.ts'
import type { TestServer } from '../test-server.ts'
import type { SeededOperator } from './seed-operator.ts'

export interface Invited {
  readonly rider: OperatedRider
  readonly link: string
  readonly expires_at: number
}

export interface SignedInPhone {
  readonly riderId: string
  readonly deviceToken: string
  /** To be sent with each call. */
  readonly headers: { readonly authorization: string; readonly 'x-country': CountryCode }
}

/** Invites a rider of Singapore by the operator's call. */
export async function inviteRider(
  server: TestServer,
  operator: SeededOperator,
  phone_number: string,
  change: object = {},
): Promise<Invited> {
  const body = { name: 'Siti', phone_number, vehicle: 'scooter', reason: 'hired', ...change }
  const answer = await send(server, 'POST', '/api/ops/v1/riders', {
    headers: operator.headersIn('SG'),
    body,
  })
  if (answer.code !== 'ok') throw new Error(`not invited: ${answer.code}`)
  return answer.result
}

export const tokenOf = (link: string): string => new URL(link).hash.replace('#invitation=', '')

export const phoneOf = (
  { rider, token, device_token: deviceToken }: RiderSession,
  country: CountryCode = 'SG',
): SignedInPhone => ({
  riderId: rider.id,
  deviceToken,
  headers: { authorization: `Bearer ${token}`, 'x-country': country },
})

/** Accepts an invitation on a phone. */
export async function acceptInvitation(
  server: TestServer,
  { link }: Invited,
  device_name = 'Chrome on Android',
): Promise<SignedInPhone> {
  const answer = await send(server, 'POST', '/api/fleet/v1/invitation/accept', {
    headers: { 'x-country': 'SG' },
    body: { token: tokenOf(link), device_name },
  })
  if (answer.code !== 'ok') throw new Error(`not accepted: ${answer.code}`)
  return phoneOf(answer.result)
}

/** Logs in with a code by text on another phone. */
export async function logInByCode(
  server: TestServer,
  phone_number: string,
  device_name = 'Safari on iPhone',
): Promise<SignedInPhone> {
  const headers = { 'x-country': 'SG' }
  await server.platform.db.deleteFrom('message').where('recipient', '=', phone_number).execute()
  await send(server, 'POST', '/api/fleet/v1/login/code', { headers, body: { phone_number } })
  const { code } = await mailTo(server, phone_number)
  const body = { phone_number, code, device_name }
  const answer = await send(server, 'POST', '/api/fleet/v1/login', { headers, body })
  if (answer.code !== 'ok') throw new Error(`not logged in: ${answer.code}`)
  return phoneOf(answer.result)
}
