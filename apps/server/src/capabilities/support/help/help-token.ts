import { z } from 'zod'
import type { HelpCaller, Recognised, VendorCaller } from '../../../platform/auth/callers.ts'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { CountryCode } from '@beckon/domain/country'
import { HELP_TOKEN_MINUTES } from '@beckon/domain/limits'

/** The type of the token that the portal gives to the provider of a help centre. */
const ASKS = 'help-asks+jwt'
/** The type of the token for the calls of our own help page. */
const PAGE = 'help-page+jwt'
const SCHEME = 'Help '

const claimed = z.object({
  user: z.string(),
  session: z.string(),
  vendor: z.string(),
  country: z.string(),
  email: z.string(),
})

const until = (clock: Clock) => new Date(clock.now().getTime() + HELP_TOKEN_MINUTES * 60_000)

export const signToken = (
  signer: Signer,
  clock: Clock,
  {
    userId: user,
    sessionId: session,
    country,
    email,
  }: Pick<VendorCaller, 'userId' | 'sessionId' | 'country' | 'email'>,
  vendor: string,
): Promise<string> => signer.sign(ASKS, { user, session, vendor, country, email }, until(clock))

export const signPage = (
  signer: Signer,
  clock: Clock,
  { userId: user, sessionId: session, vendorId: vendor, country, email }: Omit<HelpCaller, 'kind'>,
): Promise<string> => signer.sign(PAGE, { user, session, vendor, country, email }, until(clock))

export const readToken = (signer: Signer, token: string, country: CountryCode) =>
  read(signer, ASKS, token, country)

/** For the list of who may call: `Help {token}`. */
export const isHelpToken = (authorization: string): boolean => authorization.startsWith(SCHEME)

export const readPage = (
  signer: Signer,
  authorization: string,
  country: CountryCode,
): Promise<Recognised<'help'>> => read(signer, PAGE, authorization.slice(SCHEME.length), country)

async function read(
  signer: Signer,
  type: string,
  token: string,
  country: CountryCode,
): Promise<Recognised<'help'>> {
  const verified = await signer.verify(type, token)
  // A forged token gets the same refusal as an expired one.
  if (!verified.ok) return { ok: false, code: 'auth.token-expired' }
  const parsed = claimed.safeParse(verified.claims)
  // Tokens of an earlier version have no session.
  if (!parsed.success || parsed.data.country !== country) return { ok: false, code: 'auth.token-expired' }
  const { user: userId, session: sessionId, vendor: vendorId, email } = parsed.data
  return { ok: true, caller: { kind: 'help', userId, sessionId, vendorId, country, email } }
}
