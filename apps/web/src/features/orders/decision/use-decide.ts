import { type DecisionAnswer, decisionCalls, type OrderDecision, type OrderRecord } from '@beckon/contract'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useCall } from '../../account-form/index.ts'
import { useUpdateOrder } from '../use-update-order.ts'

/** Sends the decision and shows the updated order. */
export function useDecide(order: OrderRecord, { position }: OrderDecision) {
  const { t } = useTexts()
  const notify = useNotify()
  const updateOrder = useUpdateOrder()
  const { ask, isAsking, problem, forget } = useCall(decisionCalls.decide)
  const decide = async (answer: DecisionAnswer) => {
    const body = { vendor_id: order.vendor_id, position, answer }
    const sent = await ask({ params: { id: order.order_id }, body })
    if (!sent) return false
    updateOrder(sent.result)
    notify(t('decision.done'), { kind: 'success' })
    return true
  }
  return { decide, isAsking, problem, forget }
}
