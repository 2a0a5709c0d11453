import type { OrderRecord } from '@beckon/contract'
import { sentenceOf } from '@beckon/domain/order'
import { useMatchRoute, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useLiveMessages } from '../../../platform/live/index.ts'
import { LONGEST_DURATION_MS, type NoticeOptions, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useAttention } from '../../page/index.ts'
import { newsOf, type OrderNews } from './news-of.ts'
import { useFollowUndecided, useUndecidedOrders } from './use-undecided-orders.ts'

/** On every page: what others did to an order becomes a notice, and open questions are counted in the title. */
export function OrderWatch() {
  useFollowUndecided()
  useAttention(useUndecidedOrders().length)
  const say = useSayNews()
  const notify = useNotify()
  const openId = useOpenOrder()
  const told = useRef(new Set<string>())
  useLiveMessages((message) => {
    if (message.type !== 'order_update') return
    const { order } = message.data
    for (const news of newsOf(order)) {
      if (told.current.has(news.id)) continue
      told.current.add(news.id)
      // Whoever looks at the order sees it there; a notice would only lie over it.
      if (order.order_id === openId) continue
      notify(say(news, order), { ...howTold(news), orderId: order.order_id })
    }
  })
  return null
}

/** The order that is looked at on the tracking page. */
function useOpenOrder(): string | undefined {
  const matches = useMatchRoute()
  const { order_id: id } = useSearch({ strict: false })
  return matches({ to: '/order-tracking/{-$vendorID}' }) === false ? undefined : id
}

function howTold({ kind, ...news }: OrderNews): NoticeOptions {
  if (kind === 'DECISION' || kind === 'NOT_DECIDED') return { kind: 'warning', duration: LONGEST_DURATION_MS }
  if (kind === 'MESSAGE') return { kind: 'info' }
  // On a busy day most orders arrive: they are kept in the log, and nothing pops up for them.
  return 'status' in news && news.status === 'DELIVERED'
    ? { kind: 'success', duration: 0 }
    : { kind: 'warning' }
}

function useSayNews() {
  const { t, format } = useTexts()
  return (news: OrderNews, order: OrderRecord): string => {
    const { name } = order.customer
    switch (news.kind) {
      case 'DECISION':
        return t('decision.notice', { name })
      case 'MESSAGE':
        return t('app.pair', { name, value: t('talk.unseen', { count: news.count }) })
      case 'NOT_DECIDED': {
        if (news.option === 'CANCEL') return t('decision.missed.CANCEL', { name })
        if (news.cost === 0) return t('decision.missed.BRING_BACK-free', { name })
        return t('decision.missed.BRING_BACK', { name, fee: format.amount(news.cost, order.currency) })
      }
      case 'STATUS':
        return t('tracking.spoken', { name, sentence: t(`sentence.${sentenceOf(news.status)}`) })
    }
  }
}
