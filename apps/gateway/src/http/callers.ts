import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { hashOf } from '../ids.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** The claims of a wallet token, which a browser sends. */
export interface WalletToken {
  readonly walletId: string
  readonly merchant: string
  readonly canSave: boolean
  readonly origins: readonly string[]
}

const credential = (request: FastifyRequest, scheme: string): string | undefined => {
  const [given, value] = (request.headers.authorization ?? '').split(' ')
  return given === scheme && value ? value : undefined
}

/** The merchant whose server calls. */
export function merchantOf(gateway: Gateway, request: FastifyRequest): string | Refusal {
  const key = credential(request, 'Bearer')
  return (key === undefined ? undefined : gateway.merchantOf(key)) ?? refuse('merchant.unknown')
}

/** Returns the wallet of a token. In a transaction, pass it as `db`: a second connection could deadlock the pool. */
export async function openToken(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  token: string,
): Promise<WalletToken | Refusal> {
  const row = await db
    .selectFrom('wallet_token')
    .innerJoin('wallet', 'wallet.wallet_id', 'wallet_token.wallet_id')
    .select(['wallet.wallet_id', 'merchant', 'can_save', 'origins', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!row) return refuse('wallet.token-invalid')
  if (row.expires_at <= clock.now()) return refuse('wallet.token-expired')
  return { walletId: row.wallet_id, merchant: row.merchant, canSave: row.can_save, origins: row.origins }
}

/** The browser that has a wallet's token. */
export async function walletOf(gateway: Gateway, request: FastifyRequest): Promise<WalletToken | Refusal> {
  const token = credential(request, 'Wallet')
  return token === undefined ? refuse('wallet.token-invalid') : openToken(gateway, token)
}
