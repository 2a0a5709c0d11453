import { fleetCalls, riderCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { z } from 'zod'
import { clearDatabase, type Database } from '../storage/index.ts'
import type { Session } from './session.ts'

const claims = z.object({ device: z.string() })

/** Returns the id of the device that an access token was made for; undefined for a token without one. */
export function deviceOf(token: string): string | undefined {
  const [, payload = ''] = token.split('.')
  try {
    const parsed = claims.safeParse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return parsed.success ? parsed.data.device : undefined
  } catch {
    // No token of ours.
    return undefined
  }
}

export interface LogOutDeps {
  readonly db: Database
  readonly session: Session
  readonly client: Client
}

/** Ends duty and this device at the service, where it can be reached, and removes everything from the phone. */
export async function logOut({ db, session, client }: LogOutDeps): Promise<void> {
  const token = await session.token()
  const device = token === undefined ? undefined : deviceOf(token)
  if (device !== undefined) {
    await client.call(fleetCalls.setDuty, { body: { state: 'off' } })
    await client.call(riderCalls.endRiderDevice, { params: { id: device } })
  }
  await session.end(false)
  await clearDatabase(db)
}
