import { useRef } from 'react'
import { useLiveMessages } from '../../../platform/live/index.ts'
import { LONGEST_DURATION_MS, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Says on every page that a parcel needs a decision, once for each question. */
export function DecisionWatch() {
  const { t } = useTexts()
  const notify = useNotify()
  const told = useRef(new Set<string>())
  useLiveMessages((message) => {
    if (message.type !== 'order_update') return
    const { order_id: id, customer, decision } = message.data.order
    const question = `${id} ${decision?.position}`
    if (!decision || told.current.has(question)) return
    told.current.add(question)
    notify(t('decision.notice', { name: customer.name }), { kind: 'warning', duration: LONGEST_DURATION_MS })
  })
  return null
}
