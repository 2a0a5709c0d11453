import { z } from 'zod'

export const user = z.object({ id: z.string(), email: z.string() })
export type WireUser = z.infer<typeof user>

export const tokens = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  /** Seconds since 1970 at which the access token ends. */
  Expires: z.number().int(),
  /** Seconds from now until then, for a browser whose clock is wrong. */
  ExpiresIn: z.number().int(),
})

export const sessionTokens = tokens.extend({ RefreshToken: z.string() })
export type SessionTokens = z.infer<typeof sessionTokens>

export const credentials = z.object({
  email_address: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
})
