import type { Gateway } from '../gateway.ts'
import { hashOf, newId } from '../ids.ts'
import { later } from '../clock.ts'

/** Seconds that a browser may use a token. */
const TOKEN_SECONDS = 900

interface WalletRequest {
  readonly owner: string
  readonly can_save: boolean
  readonly origins: readonly string[]
}

/** The wallet of an owner, made the first time, and a fresh token for it. */
export async function openWallet({ db, clock }: Gateway, merchant: string, request: WalletRequest) {
  const now = clock.now()
  await db
    .insertInto('wallet')
    .values({ wallet_id: newId('wal'), merchant, owner: request.owner, created_at: now })
    .onConflict((conflict) => conflict.columns(['merchant', 'owner']).doNothing())
    .execute()
  const { wallet_id } = await db
    .selectFrom('wallet')
    .select('wallet_id')
    .where('merchant', '=', merchant)
    .where('owner', '=', request.owner)
    .executeTakeFirstOrThrow()
  const token = newId('wtk')
  await db
    .insertInto('wallet_token')
    .values({
      token_hash: hashOf(token),
      wallet_id,
      can_save: request.can_save,
      origins: JSON.stringify(request.origins),
      expires_at: later(now, TOKEN_SECONDS),
    })
    .execute()
  return { wallet_id, access_token: token, expires_in: TOKEN_SECONDS }
}

export async function isWalletOf({ db }: Gateway, merchant: string, walletId: string): Promise<boolean> {
  const found = await db
    .selectFrom('wallet')
    .select('wallet_id')
    .where('merchant', '=', merchant)
    .where('wallet_id', '=', walletId)
    .executeTakeFirst()
  return found !== undefined
}

/** How long an encrypted card can be used for its payment. */
export const PRIME_SECONDS = 900
