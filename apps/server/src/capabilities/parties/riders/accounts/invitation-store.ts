import type { CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderInvitationTable } from '../schema.ts'

/** Replaces the invitation of the rider. */
export async function putInvitation(
  tx: Tx,
  invitation: Omit<Insertable<RiderInvitationTable>, 'used_at'>,
): Promise<void> {
  const { token_hash, created_at, expires_at } = invitation
  await tx
    .insertInto('rider_invitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.column('rider_id').doUpdateSet({ token_hash, created_at, expires_at, used_at: null }),
    )
    .execute()
}

/** The id of the invited rider; undefined for an unknown token, also of another country. */
export async function invitedRider(
  tx: Tx,
  country: CountryCode,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('rider_invitation')
    .innerJoin('rider_account', 'rider_account.rider_id', 'rider_invitation.rider_id')
    .select('rider_account.rider_id')
    .where('rider_invitation.token_hash', '=', tokenHash)
    .where('rider_account.country', '=', country)
    .executeTakeFirst()
  return row?.rider_id
}

/** False for an invitation that was used, replaced or has expired. */
export async function useInvitation(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rider_invitation')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function purgeInvitation(tx: Tx, riderId: string): Promise<void> {
  await tx.deleteFrom('rider_invitation').where('rider_id', '=', riderId).execute()
}
