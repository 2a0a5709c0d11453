import type { CountryCode } from '@beckon/domain/country'
import type { MemberRole } from '@beckon/domain/member'
import type { TestServer } from '../test-server.ts'
import { createUser, type SignedIn, signIn } from './sign-in.ts'

interface SeededMember {
  readonly country: CountryCode
  readonly email: string
  readonly vendorId: string
  readonly role: MemberRole
}

/** Gives an account a role at a vendor. */
export async function giveRole(
  { platform: { db } }: TestServer,
  { vendorId, userId, role }: Pick<SeededMember, 'vendorId' | 'role'> & { readonly userId: string },
): Promise<void> {
  const row = { vendor_id: vendorId, user_id: userId }
  if (role === 'owner') await db.insertInto('vendor_owner').values(row).execute()
  else
    await db
      .insertInto('vendor_member')
      .values({ ...row, role })
      .execute()
}

/** A person with one role at one vendor, signed in. */
export async function seedMember(server: TestServer, member: SeededMember): Promise<SignedIn> {
  const userId = await createUser(server, member.country, member.email)
  await giveRole(server, { ...member, userId })
  return signIn(server, member.country, member.email)
}
