import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
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

export interface VouchersService {
  routes(app: FastifyInstance): void
}

type RequiredServices = Pick<VoucherDeps, 'pricing' | 'vendors' | 'isOn'>

/** Codes that lower a fee: looked up here, taken with the order that they are for. */
export function vouchers({ db, clock }: Platform, services: RequiredServices): VouchersService {
  return { routes: (app) => voucherRoutes(app, { db, clock, ...services }) }
}
