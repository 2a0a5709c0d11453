import { operatorCalls, voucherCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { listVouchers } from '../vouchers/index.ts'
import { changeAccount } from './change-account.ts'
import { createVendor } from './create-vendor.ts'
import { listChanges, listRefusedAttempts } from './lists-for-operators.ts'
import type { OperatorParts } from './operator-parts.ts'
import { putPlatform } from './put-platform.ts'
import { issueVoucher, stopIssued } from './issue-voucher.ts'
import { flagStates, setFlag } from './set-flag.ts'
import { listTexts } from './list-texts.ts'
import { setParameter } from './set-parameter.ts'
import { setText } from './set-text.ts'

export function operatorRoutes(app: FastifyInstance, parts: OperatorParts): void {
  const { db } = parts
  serve(app, operatorCalls.listFlags, async ({ country }) => ({ result: await flagStates(parts, country) }))
  serve(app, operatorCalls.setFlag, (context) => setFlag(parts, context))
  serve(app, operatorCalls.setCountryParameter, (context) => setParameter(parts, context))
  serve(app, operatorCalls.listTexts, async ({ deployment, query }) => ({
    result: await listTexts(parts, deployment, query),
  }))
  serve(app, operatorCalls.setText, (context) => setText(parts, context))
  serve(app, operatorCalls.listChanges, ({ country, query }) => listChanges(db, country, query))
  serve(app, operatorCalls.listRefusedAttempts, ({ country, query }) =>
    listRefusedAttempts(db, country, query),
  )
  serve(app, operatorCalls.createVendor, (context) => createVendor(parts, context))
  serve(app, operatorCalls.changeAccount, (context) => changeAccount(parts, context))
  serve(app, voucherCalls.makeVoucher, (context) => issueVoucher(parts, context))
  serve(app, voucherCalls.stopVoucher, (context) => stopIssued(parts, context))
  serve(app, voucherCalls.listVouchers, async ({ deployment, query }) => ({
    result: await listVouchers(db, deployment, query.count),
  }))
  serve(app, operatorCalls.putPlatform, (context) => putPlatform(parts, context))
}
