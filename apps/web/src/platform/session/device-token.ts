import { z } from 'zod'
import { type Stored, stored } from '../storage/index.ts'

/** By this the service tells a browser that has signed in before from strangers, whose tries it slows down. */
export const deviceToken = (): Stored<string> => stored('device', z.string().max(200))

/** For the body of a call: empty before the first sign-in. */
export function deviceTokenField(): { readonly device_token?: string } {
  const token = deviceToken().read()
  return token === undefined ? {} : { device_token: token }
}
