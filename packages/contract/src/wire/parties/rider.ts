import { localeTags } from '@beckon/domain/country'
import { riderStatuses, vehicles } from '@beckon/domain/rider'
import { z } from 'zod'
import { line, unixSeconds } from '../common.ts'

export const vehicle = z.enum(vehicles)
export const riderStatus = z.enum(riderStatuses)
export const riderId = z.string().min(1).max(80)

/** Name of a phone in the list of a rider's devices, for example "Chrome on Android". */
export const deviceName = line(80)
/** Random token of a device, stored as a hash. */
export const deviceToken = z.string().min(20).max(200)

/** The rider who is signed in. */
export const signedInRider = z.object({
  id: riderId,
  name: z.string(),
  phone_number: z.string(),
  vehicle,
  language: z.enum(localeTags).nullable(),
})
export type SignedInRider = z.infer<typeof signedInRider>

/** A short access token for calls, and the device token that gets the next one. */
export const riderSession = z.object({
  device_token: deviceToken,
  token: z.string(),
  expires: unixSeconds,
  rider: signedInRider,
})
export type RiderSession = z.infer<typeof riderSession>

export const riderDevice = z.object({
  id: z.string(),
  name: z.string(),
  created_at: unixSeconds,
  last_seen_at: unixSeconds,
  is_current: z.boolean(),
})
export type RiderDevice = z.infer<typeof riderDevice>

/** A rider as an operator sees one. */
export const operatedRider = z.object({
  id: riderId,
  name: z.string(),
  phone_number: z.string(),
  vehicle,
  status: riderStatus,
  /** Until when an unused invitation is valid. */
  invited_until: unixSeconds.nullable(),
  devices: z.number().int(),
  created_at: unixSeconds,
})
export type OperatedRider = z.infer<typeof operatedRider>
