import type { CountryCode } from '@beckon/domain/country'
import { mayOperate } from '@beckon/domain/operator'
import { type Recogniser, VIEW_SCHEME, type Viewing } from '../../../platform/auth/callers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import { hashOfToken, OPERATOR_CHANGED_TOPIC } from '../../settings/operators/index.ts'
import { findOpenView, rolesOf } from './store.ts'

/** Topic of views that were ended; every process reads them again. */
export const VIEW_ENDED_TOPIC = 'view-ended'

const over = { ok: false, code: 'view.over' } as const

interface Known {
  readonly caller?: Viewing
}

/**
 * Recognises `View {token}`. A view ends with its time, by the operator, with the session of the operator, with a
 * suspension, and with the role that allowed it.
 */
export function viewRecogniser(platform: Platform): Recogniser<'viewer'> {
  const { clock, bus } = platform
  const views = recentlyRead(platform, (hash: string) => readView(platform, hash))
  bus.subscribe(OPERATOR_CHANGED_TOPIC, () => views.dropAll())
  bus.subscribe(VIEW_ENDED_TOPIC, () => views.dropAll())
  bus.onGap(() => views.dropAll())
  return async (authorization, country) => {
    const { caller } = await views.of(hashOfToken(authorization.slice(VIEW_SCHEME.length)))
    const isOpen = caller !== undefined && caller.expiresAt > clock.now() && caller.country === country
    return isOpen ? { ok: true, caller, expiresAt: caller.expiresAt } : over
  }
}

async function readView({ db, clock }: Platform, hash: string): Promise<Known> {
  const view = await findOpenView(db, hash, clock.now())
  if (!view || !(await isStillAllowed({ db }, view.operator_id, view.country))) return {}
  const { view_id: viewId, vendor_id: vendorId, order_id: orderId, country } = view
  return {
    caller: {
      kind: 'viewer',
      viewId,
      operatorId: view.operator_id,
      operatorName: view.operator_name,
      country,
      subject: orderId === null ? { kind: 'shop', vendorId } : { kind: 'customer', vendorId, orderId },
      expiresAt: view.expires_at,
      userId: `view:${viewId}`,
      vendorIds: orderId === null ? [vendorId] : [],
    },
  }
}

async function isStillAllowed(
  { db }: Pick<Platform, 'db'>,
  operatorId: string,
  country: CountryCode,
): Promise<boolean> {
  const roles = await rolesOf(db, operatorId, country)
  return roles.some((role) => mayOperate(role, 'orders.act'))
}
