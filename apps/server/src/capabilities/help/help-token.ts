import { TOKEN_MINUTES } from '@beckon/domain/help'
import { z } from 'zod'
import type { HelpCaller, Recognised, VendorCaller } from '../../platform/auth/callers.ts'
import type { Signer } from '../../platform/auth/signer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CountryCode } from '@beckon/domain/country'

/** What the portal hands to the provider of a help centre. */
const ASKS = 'help-asks+jwt'
/** What the calls of our own help page are made with. */
const PAGE = 'help-page+jwt'
const SCHEME = 'Help '

const claimed = z.object({ user: z.string(), vendor: z.string(), country: z.string(), email: z.string() })

const until = (clock: Clock) => new Date(clock.now().getTime() + TOKEN_MINUTES * 60_000)

export const signAsks = (
  signer: Signer,
  clock: Clock,
  { userId: user, country, email }: Pick<VendorCaller, 'userId' | 'country' | 'email'>,
  vendor: string,
): Promise<string> => signer.sign(ASKS, { user, vendor, country, email }, until(clock))

export const signPage = (
  signer: Signer,
  clock: Clock,
  { userId: user, vendorId: vendor, country, email }: Omit<HelpCaller, 'kind'>,
): Promise<string> => signer.sign(PAGE, { user, vendor, country, email }, until(clock))

export const readAsks = (signer: Signer, token: string, country: CountryCode) =>
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
  // For whoever holds it a forged one is as good as one that is over.
  if (!verified.ok) return { ok: false, code: 'auth.token-expired' }
  const { user: userId, vendor: vendorId, country: of, email } = claimed.parse(verified.claims)
  if (of !== country) return { ok: false, code: 'auth.token-expired' }
  return { ok: true, caller: { kind: 'help', userId, vendorId, country, email } }
}
