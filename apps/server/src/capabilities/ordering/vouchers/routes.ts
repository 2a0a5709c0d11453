import { voucherCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { getVoucher } from './get-voucher.ts'
import { validateVoucher } from './validate-voucher.ts'
import { issueVoucher, stopIssued } from './issue-for-operator.ts'
import { listVouchers } from './issue-voucher.ts'
import { listVoucherUses } from './uses-for-list.ts'
import type { VoucherDeps } from './deps.ts'

export function voucherRoutes(app: FastifyInstance, deps: VoucherDeps): void {
  serve(app, voucherCalls.validateVoucher, (context) => validateVoucher(deps, context))
  serve(app, voucherCalls.makeVoucher, (context) => issueVoucher(deps, context))
  serve(app, voucherCalls.stopVoucher, (context) => stopIssued(deps, context))
  serve(app, voucherCalls.listVouchers, async ({ deployment, query }) => ({
    result: await listVouchers(deps.db, { deployment, now: deps.clock.now() }, query.count),
  }))
  serve(app, voucherCalls.listVoucherUses, (context) => listVoucherUses(deps, context))
  serve(app, voucherCalls.getVoucher, (context) => getVoucher(deps, context))
}
