import type { AnswerOf, shopCalls, ShopOwner } from '@beckon/contract'
import { signInNameOf } from '@beckon/domain/account'
import type { MemberRole } from '@beckon/domain/member'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/http/context.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { AccountDeps } from '../deps.ts'
import { findUser } from '../registration/user-store.ts'
import { endWaits, lockedUntil } from './lock-out.ts'

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'vendors'>

/** Lists the people who act for a shop and those invited, and whether each can log in. */
export async function listShopOwners(
  deps: Deps,
  { country, params }: Context<typeof shopCalls.listShopOwners>,
): Promise<AnswerOf<typeof shopCalls.listShopOwners> | Refusal> {
  const { db, clock, vendors } = deps
  const vendor = await vendors.load(params.id)
  if (vendor?.country !== country || vendor.is_guest) return refuse('vendor.not-found')
  const now = clock.now()
  const { vendor_id: id, parent_vendor_id: parentId } = vendor
  const rows = await db
    .selectFrom(
      sql<{ vendor_id: string; user_id: string; role: MemberRole }>`
        (select vendor_id, user_id, 'owner' as role from vendor_owner
         union all
         select vendor_id, user_id, role from vendor_member)`.as('member'),
    )
    .innerJoin('user_account as user', 'user.user_id', 'member.user_id')
    .select(['member.vendor_id', 'member.role', 'user.user_id', 'user.email', 'user.disabled_at'])
    .select('user.password_reset_required')
    .select(({ selectFrom }) =>
      selectFrom('session')
        .select(({ fn }) => fn.max('session.used_at').as('at'))
        .whereRef('session.user_id', '=', 'user.user_id')
        .as('seen_at'),
    )
    .where('member.vendor_id', 'in', parentId === null ? [id] : [id, parentId])
    .where('user.country', '=', country)
    .orderBy('user.email')
    .execute()
  const owners = await Promise.all(
    rows.map(async (row): Promise<ShopOwner> => {
      const until = await lockedUntil(db, { country, userId: row.user_id, name: row.email }, now)
      return {
        owner_id: row.user_id,
        email: row.email,
        state: 'owner',
        role: row.role,
        inherited: row.vendor_id !== params.id,
        is_suspended: row.disabled_at !== null,
        must_change_password: row.password_reset_required,
        locked_until: until && unixSeconds(until),
        last_login_at: row.seen_at && unixSeconds(row.seen_at),
      }
    }),
  )
  return { result: [...owners, ...(await invitedTo(deps, params.id, now))] }
}

async function invitedTo({ db, vendors }: Deps, vendorId: string, now: Date): Promise<ShopOwner[]> {
  const rows = await vendors.invitationsOf(db, vendorId, now)
  return rows.map(({ email, token_hash, role }) => ({
    owner_id: token_hash,
    email,
    state: 'invited',
    role,
    inherited: false,
    is_suspended: false,
    must_change_password: false,
    locked_until: null,
    last_login_at: null,
  }))
}

/** Ends the waits of an account; wrong passwords count from zero after it. */
export async function liftLockOut(
  { db, clock }: Deps,
  { caller, country, body }: Context<typeof shopCalls.liftLockOut>,
): Promise<{ result: true } | Refusal> {
  const typed = signInNameOf(body.email_address, country)?.value ?? body.email_address
  const user = await findUser(db, country, typed)
  if (!user) return refuse('account.not-found')
  const account = { country, userId: user.user_id, name: user.email }
  const intent = { caller, country, subject: `account:${user.user_id}`, reason: body.reason }
  return audited({ db, clock }, intent, async (tx) => {
    const before = (await lockedUntil(tx, account, clock.now())) ? 'has to wait' : 'need not wait'
    await endWaits(tx, account)
    return { before, after: 'need not wait', answer: { result: true as const } }
  })
}
