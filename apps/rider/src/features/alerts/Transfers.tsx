import { fleetCalls, type Transfer } from '@beckon/contract'
import { shortOrderId } from '@beckon/domain/order'
import { useState } from 'react'
import { Button, Notice } from '../controls/index.ts'
import { useWork } from '../work/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Parcels that dispatch lets one rider pass to another, on every page. */
export function Transfers() {
  const { t } = useTexts()
  const { transfers } = useWork()
  return transfers.map((transfer) => {
    const { order_id: orderId, role, rider_name: name } = transfer
    if (role === 'take_over') return <TakeOver key={orderId} transfer={transfer} />
    return (
      <Notice key={orderId} kind="warning">
        <strong>{t('rider.transfer.pass-on', { name })}</strong>
        <span>{t('rider.transfer.pass-on-hint', { id: shortOrderId(orderId), name })}</span>
      </Notice>
    )
  })
}

function TakeOver({ transfer: { order_id: orderId, rider_name: name } }: { readonly transfer: Transfer }) {
  const { t, say } = useTexts()
  const { client, work } = useDeps()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const take = async () => {
    setBusy(true)
    const called = await client.call(fleetCalls.takeTransfer, { params: { id: orderId } })
    setProblem(called.ok ? undefined : problemOf(called.error))
    if (called.ok) await work.refresh()
    setBusy(false)
  }
  return (
    <Notice kind="info">
      <strong>{t('rider.transfer.take-over', { name })}</strong>
      <span>{t('rider.transfer.take-over-hint', { id: shortOrderId(orderId) })}</span>
      {problem && <span role="alert">{say(problem.key, problem.values)}</span>}
      <Button isBusy={isBusy} onPress={() => void take()}>
        {t('rider.transfer.done')}
      </Button>
    </Notice>
  )
}
