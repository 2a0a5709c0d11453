import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { type FeeToLower, type LoweredFee, lowerFee } from './lower-fee.ts'
import { voucherRoutes } from './routes.ts'
import type { VoucherDeps } from './deps.ts'

export {
  countPaidUse,
  releaseUnused,
  releaseVoucher,
  keepVoucher,
  discountOf,
  takeVoucher,
} from './use-voucher.ts'

export type { LoweredFee } from './lower-fee.ts'

export interface VouchersService {
  routes(app: FastifyInstance): void
  /** Lowers a signed fee by a voucher; wrong codes are counted. */
  lower(fee: FeeToLower): Promise<LoweredFee | Refusal>
}

type RequiredServices = Pick<VoucherDeps, 'pricing' | 'vendors' | 'isOn'>

/** Codes that lower a fee: looked up here, taken with the order that they are for. */
export function vouchers({ db, clock }: Platform, services: RequiredServices): VouchersService {
  const deps: VoucherDeps = { db, clock, ...services }
  return { routes: (app) => voucherRoutes(app, deps), lower: (fee) => lowerFee(deps, fee) }
}
