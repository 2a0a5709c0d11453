import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { voucherRoutes } from './routes.ts'
import type { VoucherParts } from './deps.ts'

export {
  countPaidUse,
  giveBackUnused,
  giveVoucherBack,
  keepVoucher,
  offOf,
  takeVoucher,
} from './use-voucher.ts'

export interface VouchersDoor {
  routes(app: FastifyInstance): void
}

type Neighbours = Pick<VoucherParts, 'pricing' | 'vendors' | 'isOn'>

/** Codes that lower a fee: looked up here, taken with the order that they are for. */
export function vouchers({ db, clock }: Platform, neighbours: Neighbours): VouchersDoor {
  return { routes: (app) => voucherRoutes(app, { db, clock, ...neighbours }) }
}
