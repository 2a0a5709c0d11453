import { createHash, randomBytes } from 'node:crypto'
import type { AnswerOf, helpCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { HELP_CODE_SECONDS } from '@beckon/domain/limits'
import type { HelpCaller, VendorCaller } from '../../../platform/auth/callers.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { HelpDeps } from './deps.ts'
import { readToken, signToken, signPage } from './help-token.ts'
import { countUnseen } from './store.ts'

export async function giveToken(
  { signer, clock, vendors }: HelpDeps,
  caller: VendorCaller,
  vendorId: string,
): Promise<{ result: string } | Refusal> {
  const vendor = await vendors.vendorFor(caller, vendorId)
  if (isRefusal(vendor)) return vendor
  return { result: await signToken(signer, clock, caller, vendor.vendor_id) }
}

/** The number of unread replies, for the portal's help button. */
export async function countReplies(
  { db, vendors }: HelpDeps,
  caller: VendorCaller,
  vendorId: string,
): Promise<{ result: number } | Refusal> {
  const vendor = await vendors.vendorFor(caller, vendorId)
  if (isRefusal(vendor)) return vendor
  return { result: await countUnseen(db, { userId: caller.userId, vendorId: vendor.vendor_id }) }
}

interface Opening {
  readonly token: string
  readonly language: string
  readonly orderId: string | null
  readonly country: CountryCode
}

/** Returns the address of the page. Its token follows the hash sign, which is neither sent to a server nor logged. */
export async function openPage(
  deps: HelpDeps,
  { token, language, orderId, country }: Opening,
): Promise<AnswerOf<typeof helpCalls.initHelp> | Refusal> {
  const claims = await readToken(deps.signer, token, country)
  if (!claims.ok) return refuse(claims.code)
  if (!(await deps.accounts.isSignedIn(claims.caller.sessionId))) return refuse('auth.token-expired')
  const code = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  await deps.db
    .insertInto('help_code')
    .values({
      code_hash: hashOf(code),
      user_id: claims.caller.userId,
      session_id: claims.caller.sessionId,
      vendor_id: claims.caller.vendorId,
      order_id: orderId,
      language,
      expires_at: new Date(now.getTime() + HELP_CODE_SECONDS * 1000),
    })
    .execute()
  return { url: `/help-desk?language=${encodeURIComponent(language)}#${code}` }
}

/** The code works once; a copy in the browser history is useless. */
export async function enterPage(
  deps: HelpDeps,
  code: string,
  country: CountryCode,
): Promise<AnswerOf<typeof helpCalls.enterHelp> | Refusal> {
  const { db, clock, signer } = deps
  const opened = await db
    .deleteFrom('help_code')
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', clock.now())
    .returning(['user_id', 'session_id', 'vendor_id', 'order_id'])
    .executeTakeFirst()
  if (!opened || !(await deps.accounts.isSignedIn(opened.session_id))) return refuse('auth.token-expired')
  const [user, vendor] = await Promise.all([
    db
      .selectFrom('user_account')
      .select(['email', 'country'])
      .where('user_id', '=', opened.user_id)
      .executeTakeFirst(),
    deps.vendors.vendorFor({ userId: opened.user_id, country, action: 'help.ask' }, opened.vendor_id),
  ])
  if (!user || isRefusal(vendor) || user.country !== country) return refuse('auth.token-expired')
  const caller: Omit<HelpCaller, 'kind'> = {
    userId: opened.user_id,
    sessionId: opened.session_id,
    vendorId: opened.vendor_id,
    country,
    email: user.email,
  }
  return {
    result: {
      token: await signPage(signer, clock, caller),
      vendor_id: opened.vendor_id,
      vendor_name: vendor.name,
      order_id: opened.order_id,
    },
  }
}

/** Whether an open page may stay: its session is open, the account is not closed and may still act for the vendor. */
export async function mayStay(
  { db, vendors, accounts }: Pick<HelpDeps, 'db' | 'vendors' | 'accounts'>,
  { userId, sessionId, vendorId, country }: HelpCaller,
): Promise<boolean> {
  const [isSignedIn, user, vendor] = await Promise.all([
    accounts.isSignedIn(sessionId),
    db.selectFrom('user_account').select('disabled_at').where('user_id', '=', userId).executeTakeFirst(),
    vendors.vendorFor({ userId, country, action: 'help.ask' }, vendorId),
  ])
  return isSignedIn && user?.disabled_at === null && !isRefusal(vendor)
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
