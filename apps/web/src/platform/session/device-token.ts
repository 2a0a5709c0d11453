import { z } from 'zod'
import { type Stored, stored } from '../storage/index.ts'

/** Identifies a browser that has logged in before, so that the service limits it apart from strangers. */
export const deviceToken = (): Stored<string> => stored('device', z.string().max(200))

/** For the body of a call: empty before the first sign-in. */
export function deviceTokenField(): { readonly device_token?: string } {
  const token = deviceToken().read()
  return token === undefined ? {} : { device_token: token }
}
