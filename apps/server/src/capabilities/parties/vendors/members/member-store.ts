import type { CountryCode } from '@beckon/domain/country'
import type { MemberRole } from '@beckon/domain/member'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { VendorRow } from '../vendor-row.ts'

/** A person with a role at one vendor. */
export interface MemberRow {
  readonly vendor_id: string
  readonly user_id: string
  readonly role: MemberRole
  /** Came by an invitation; only founders did not. */
  readonly invited: boolean
  readonly email: string
  readonly language: string | null
}

/** A vendor and its parent. */
export const withParent = ({ vendor_id, parent_vendor_id }: VendorRow): readonly string[] =>
  parent_vendor_id === null ? [vendor_id] : [vendor_id, parent_vendor_id]

/** Returns the people of vendors by address, owners first where a person has two roles at one vendor. */
export async function membersAt(
  db: Database,
  vendorIds: readonly string[],
  country: CountryCode,
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.vendor_id, member.user_id, member.role, member.invited, account.email, account.language
    from (
      select vendor_id, user_id, 'owner' as role, invited from vendor_owner
      where vendor_id = any(${vendorIds}::text[])
      union all
      select vendor_id, user_id, role, true from vendor_member where vendor_id = any(${vendorIds}::text[])
    ) as member
    join user_account as account on account.user_id = member.user_id and account.country = ${country}
    order by account.email, member.role = 'owner' desc`.execute(db)
  return rows
}

/** The vendor's own people and its parent's. */
export const membersOf = (db: Database, vendor: VendorRow): Promise<readonly MemberRow[]> =>
  membersAt(db, withParent(vendor), vendor.country)

/** The vendor's own owners and its parent's. */
export async function ownersOf(db: Database, vendor: VendorRow): Promise<readonly MemberRow[]> {
  return (await membersOf(db, vendor)).filter(({ role }) => role === 'owner')
}

/** Gives a person one role at a vendor, instead of the present one. */
export async function putRole(
  tx: Tx,
  {
    vendorId,
    userId,
    role,
  }: { readonly vendorId: string; readonly userId: string; readonly role: MemberRole },
): Promise<void> {
  await deleteMember(tx, vendorId, userId)
  const row = { vendor_id: vendorId, user_id: userId }
  if (role === 'owner')
    await tx
      .insertInto('vendor_owner')
      .values({ ...row, invited: true })
      .execute()
  else
    await tx
      .insertInto('vendor_member')
      .values({ ...row, role })
      .execute()
}

/** Ends every role of a person at a vendor. */
export async function deleteMember(tx: Tx, vendorId: string, userId: string): Promise<void> {
  for (const table of ['vendor_owner', 'vendor_member'] as const) {
    await tx.deleteFrom(table).where('vendor_id', '=', vendorId).where('user_id', '=', userId).execute()
  }
}

/**
 * Locks the people of a vendor: two people who change each other's roles do so one after the other. The main branch is
 * locked first, because its roles count here too.
 */
export async function lockMembers(tx: Tx, vendorId: string): Promise<void> {
  await sql`
    select from vendor
    where vendor_id = ${vendorId}
      or vendor_id = (select parent_vendor_id from vendor where vendor_id = ${vendorId})
    order by parent_vendor_id nulls first
    for no key update`.execute(tx)
}

export interface OpenInvitation {
  readonly vendor_id: string
  readonly vendor_name: string
  readonly email: string
  readonly token_hash: string
  readonly role: MemberRole
}

const openInvitations = sql`
  (select vendor_id, email, token_hash, expires_at, 'owner' as role from owner_invitation
   union all
   select vendor_id, email, token_hash, expires_at, role from member_invitation) as invitation`

/** Returns the open invitations of a vendor by address. */
export async function invitationsOf(
  db: Database,
  vendorId: string,
  now: Date,
): Promise<readonly OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    select invitation.*, vendor.name as vendor_name from ${openInvitations}
    join vendor on vendor.vendor_id = invitation.vendor_id
    where invitation.vendor_id = ${vendorId} and invitation.expires_at > ${now}
    order by invitation.email`.execute(db)
  return rows
}

/** Returns an open invitation with its role and the name of its vendor. */
export async function findInvitation(
  db: Database,
  country: CountryCode,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select invitation.*, vendor.name as vendor_name from ${openInvitations}
    join vendor on vendor.vendor_id = invitation.vendor_id
    where invitation.token_hash = ${tokenHash} and invitation.expires_at > ${now}
      and vendor.country = ${country}`.execute(db)
  return rows[0]
}

export interface NewInvitation {
  readonly vendor_id: string
  readonly email: string
  readonly token_hash: string
  readonly invited_by: string
  readonly created_at: Date
  readonly expires_at: Date
}

/** The newest invitation of an address to a vendor is the only one. */
export async function putInvitation(tx: Tx, role: MemberRole, invitation: NewInvitation): Promise<void> {
  const { vendor_id: vendorId, email } = invitation
  for (const table of invitationTables) {
    await tx.deleteFrom(table).where('vendor_id', '=', vendorId).where('email', '=', email).execute()
  }
  if (role === 'owner') await tx.insertInto('owner_invitation').values(invitation).execute()
  else
    await tx
      .insertInto('member_invitation')
      .values({ ...invitation, role })
      .execute()
}

const invitationTables = ['owner_invitation', 'member_invitation'] as const

export async function deleteInvitation(tx: Tx, vendorId: string, tokenHash: string): Promise<boolean> {
  let deleted = false
  for (const table of invitationTables) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('vendor_id', '=', vendorId)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirstOrThrow()
    deleted ||= numDeletedRows > 0n
  }
  return deleted
}
