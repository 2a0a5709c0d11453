import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { unixSeconds } from '../../wire/common.ts'
import {
  deviceName,
  deviceToken,
  riderDevice,
  riderSession,
  signedInRider,
  vehicle,
} from '../../wire/parties/rider.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/fleet/v1'
const done = z.object({ result: z.literal(true) })
const session = z.object({ result: riderSession })
const phoneNumber = z.string().min(4).max(40)

/** A repeated call of the same phone within the validity of the invitation is refused: the invitation works once. */
export const acceptRiderInvitation = defineCall({
  name: 'acceptRiderInvitation',
  method: 'POST',
  path: `${base}/invitation/accept`,
  summary: "Sign in with an operator's invitation; it works once, for 48 hours.",
  audience: 'open',
  rate: 20,
  body: z.object({ token: z.string().min(20).max(200), device_name: deviceName }),
  answer: session,
})

export const sendRiderCode = defineCall({
  name: 'sendRiderCode',
  method: 'POST',
  path: `${base}/login/code`,
  summary: 'Send a code to the number of a rider. The answer does not tell whether the number is known.',
  audience: 'open',
  rate: 10,
  body: z.object({ phone_number: phoneNumber }),
  answer: z.object({ result: z.object({ digits: z.number().int(), expires_at: unixSeconds }) }),
})

export const riderLogin = defineCall({
  name: 'riderLogin',
  method: 'POST',
  path: `${base}/login`,
  summary: 'Sign in with the code that was sent to the phone.',
  audience: 'open',
  rate: 20,
  body: z.object({ phone_number: phoneNumber, code: z.string().max(12), device_name: deviceName }),
  answer: session,
})

export const refreshRider = defineCall({
  name: 'refreshRider',
  method: 'POST',
  path: `${base}/token`,
  summary: 'The next access token of a device.',
  audience: 'open',
  rate: 600,
  body: z.object({ device_token: deviceToken }),
  answer: z.object({ result: riderSession.omit({ device_token: true }) }),
})

export const getOwnRider = defineCall({
  name: 'getOwnRider',
  method: 'GET',
  path: `${base}/rider`,
  summary: 'The rider who is signed in.',
  audience: 'rider',
  answer: z.object({ result: signedInRider }),
})

export const setRider = defineCall({
  name: 'setRider',
  method: 'PUT',
  path: `${base}/rider`,
  summary: 'Change the vehicle or the language of the rider.',
  audience: 'rider',
  rate: 30,
  body: z.object({ vehicle: vehicle.optional(), language: z.enum(localeTags).optional() }),
  answer: z.object({ result: signedInRider }),
})

export const listRiderDevices = defineCall({
  name: 'listRiderDevices',
  method: 'GET',
  path: `${base}/devices`,
  summary: 'The devices on which the rider is signed in.',
  audience: 'rider',
  answer: z.object({ result: z.array(riderDevice) }),
})

export const endRiderDevice = defineCall({
  name: 'endRiderDevice',
  method: 'DELETE',
  path: `${base}/devices/:id`,
  summary: 'Sign a device out; the current one too.',
  audience: 'rider',
  params: z.object({ id: z.string().max(80) }),
  answer: done,
})
