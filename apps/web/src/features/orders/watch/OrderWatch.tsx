import type { OrderRecord } from '@beckon/contract'
import { sentenceOf } from '@beckon/domain/order'
import { useMatchRoute, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useLiveMessages } from '../../../platform/live/index.ts'
import { LONGEST_DURATION_MS, type NoticeOptions, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { usePendingCount } from '../../page/index.ts'
import { noticesOf, type OrderNotice } from './order-notices.ts'
import { useFollowUndecided, useUndecidedOrders } from './use-undecided-orders.ts'

/** Shows notices about changes by others on every page, and the number of open decisions in the title. */
export function OrderWatch() {
  useFollowUndecided()
  usePendingCount(useUndecidedOrders().length)
  const say = useNoticeText()
  const notify = useNotify()
  const openId = useOpenOrder()
  const notified = useRef(new Set<string>())
  useLiveMessages((message) => {
    if (message.type !== 'order_update') return
    const { order } = message.data
    for (const notice of noticesOf(order)) {
      if (notified.current.has(notice.id)) continue
      notified.current.add(notice.id)
      // A notice would cover the open order, which shows the change itself.
      if (order.order_id === openId) continue
      notify(say(notice, order), { ...noticeOptions(notice), orderId: order.order_id })
    }
  })
  return null
}

/** The open order on the tracking page. */
function useOpenOrder(): string | undefined {
  const matches = useMatchRoute()
  const { order_id: id } = useSearch({ strict: false })
  return matches({ to: '/order-tracking/{-$vendorID}' }) === false ? undefined : id
}

function noticeOptions({ kind, ...notice }: OrderNotice): NoticeOptions {
  if (kind === 'DECISION' || kind === 'NOT_DECIDED') return { kind: 'warning', duration: LONGEST_DURATION_MS }
  if (kind === 'MESSAGE') return { kind: 'info' }
  // On a busy day most orders arrive, so deliveries are only logged, without a pop-up.
  return 'status' in notice && notice.status === 'DELIVERED'
    ? { kind: 'success', duration: 0 }
    : { kind: 'warning' }
}

function useNoticeText() {
  const { t, format } = useTexts()
  return (notice: OrderNotice, order: OrderRecord): string => {
    const { name } = order.customer
    switch (notice.kind) {
      case 'DECISION':
        return t('decision.notice', { name })
      case 'MESSAGE':
        return t('app.pair', { name, value: t('talk.unseen', { count: notice.count }) })
      case 'NOT_DECIDED': {
        if (notice.option === 'CANCEL') return t('decision.missed.CANCEL', { name })
        if (notice.cost === 0) return t('decision.missed.BRING_BACK-free', { name })
        return t('decision.missed.BRING_BACK', { name, fee: format.amount(notice.cost, order.currency) })
      }
      case 'STATUS':
        return t('tracking.spoken', { name, sentence: t(`sentence.${sentenceOf(notice.status)}`) })
    }
  }
}
