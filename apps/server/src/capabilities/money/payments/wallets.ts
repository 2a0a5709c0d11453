import { createHash } from 'node:crypto'
import type { PaymentWallet, SavedCard } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import { gatewayFor } from './gateway-for.ts'
import { keepWallet, type WalletOwner, walletOf } from './intents/intent-store.ts'
import type { PaymentDeps } from './deps.ts'
import { isGatewayError } from './providers/card-gateway.ts'
import { refusalOf } from './gateway-error-refusal.ts'

export interface OfVendor {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly vendorId: string
}

/** Letters that the gateway takes of a name. */
const OWNER_LENGTH = 100

/** Hashes the identifiers: a platform may name its users at any length, and two names may begin alike. */
export function ownerName({ vendorId, userId }: WalletOwner): string {
  const name = `${vendorId}:${userId}`
  if (name.length <= OWNER_LENGTH) return name
  return `sha256:${createHash('sha256').update(name).digest('base64url')}`
}

/** Opens the wallet of this user at this vendor: another owner's cards are not in it. */
export async function openWallet(
  deps: PaymentDeps,
  { user, deployment, vendorId }: OfVendor,
): Promise<{ result: PaymentWallet } | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const gateway = await gatewayFor(deps, deployment.country)
  if (isRefusal(gateway)) return gateway
  const owner = { vendorId: vendor.vendor_id, userId: user.userId }
  const opened = await gateway.openWallet({
    owner: ownerName(owner),
    canSave: !vendor.is_guest,
    origins: await deps.pagesOf(deployment),
  })
  if (isGatewayError(opened)) return refusalOf(deps, opened)
  await keepWallet(deps.db, owner, opened.walletId, deps.clock.now())
  return {
    result: {
      wallet_id: opened.walletId,
      access_token: opened.accessToken,
      expires_in: opened.expiresIn,
    },
  }
}

/** Lists the user's saved cards of the kind that is accepted now. */
export async function listCards(
  deps: PaymentDeps,
  { user, deployment, vendorId }: OfVendor,
): Promise<{ result: SavedCard[] } | Refusal> {
  const wallet = await walletFor(deps, { user, deployment, vendorId })
  if (isRefusal(wallet)) return wallet
  if (wallet.id === undefined) return { result: [] }
  const cards = await wallet.gateway.cards(wallet.id)
  return isGatewayError(cards) ? refusalOf(deps, cards) : { result: [...cards] }
}

export async function removeCard(
  deps: PaymentDeps,
  { cardId, ...of }: OfVendor & { readonly cardId: string },
): Promise<{ result: true } | Refusal> {
  const wallet = await walletFor(deps, of)
  if (isRefusal(wallet)) return wallet
  if (wallet.id === undefined) return refuse('card.not-found')
  const removed = await wallet.gateway.removeCard(wallet.id, cardId)
  if (!isGatewayError(removed)) return { result: true }
  return removed.gatewayError === 'unknown' ? refuse('card.not-found') : refusalOf(deps, removed)
}

async function walletFor(deps: PaymentDeps, { user, deployment, vendorId }: OfVendor) {
  const vendor = await deps.vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const gateway = await gatewayFor(deps, deployment.country)
  if (isRefusal(gateway)) return gateway
  return { gateway, id: await walletOf(deps.db, { vendorId: vendor.vendor_id, userId: user.userId }) }
}
