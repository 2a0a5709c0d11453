import { type AnswerOf, viewCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { ViewerCaller } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ViewDeps } from './deps.ts'
import { openView } from './open-view.ts'
import { VIEW_ENDED_TOPIC } from './recognise-view.ts'
import { endOpenView } from './store.ts'

export function viewRoutes(app: FastifyInstance, deps: ViewDeps): void {
  const { db, clock, bus } = deps
  serve(app, viewCalls.openView, (context) => openView(deps, context))
  serve(app, viewCalls.readView, async ({ caller }) => presentView(deps, caller))
  serve(app, viewCalls.endView, async ({ caller }) => {
    await inTransaction(db, async (tx) => {
      await endOpenView(tx, caller.viewId, clock.now())
      await bus.publish(tx, VIEW_ENDED_TOPIC, [caller.viewId])
    })
    return { result: true as const }
  })
}

async function presentView(
  { vendors }: ViewDeps,
  { subject, operatorName, expiresAt }: ViewerCaller,
): Promise<AnswerOf<typeof viewCalls.readView>> {
  const vendor = await vendors.load(subject.vendorId)
  return {
    result: {
      subject:
        subject.kind === 'shop'
          ? { kind: 'shop', vendor_id: subject.vendorId }
          : { kind: 'customer', order_id: subject.orderId },
      name: vendor?.name ?? '',
      operator: operatorName,
      expires_at: unixSeconds(expiresAt),
    },
  }
}
