import { useEffect, useEffectEvent, useRef } from 'react'
import { isNews, useAnswer } from '../../../features/ask-customer/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { fillingOfAnswer } from '../draft/asked-answer.ts'
import type { RequestFlow } from './use-request.ts'

/** The customer's answer fills the form as soon as it is there, and again when it is another. */
export function useAskedAnswer({ state, send }: RequestFlow): void {
  const { draft, origin } = state.context
  const { asked } = draft
  const { t } = useTexts()
  const notify = useNotify()
  const { map } = useConfig()
  const { answer } = useAnswer(origin.vendorId, asked)
  const news = asked && isNews(asked, answer) ? answer : null
  const change = asked && news && fillingOfAnswer(draft, asked, news, map.invented)
  const canFill = change !== null && state.can({ type: 'FILL', change })
  const fill = useEffectEvent(() => {
    if (!asked || !change) return
    send({ type: 'FILL', change })
    notify(t(asked.taken ? 'ask.answered-again' : 'ask.answered'), { kind: 'success' })
  })
  useEffect(() => {
    if (canFill) fill()
  }, [canFill, news])
  // The last step is about accepted values: there the answer is only shown.
  const isPaying = news !== null && state.matches('payment')
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (!isPaying || told.current === news) return
    told.current = news
    notify(t('ask.go-back'), { kind: 'info', duration: LONG_DURATION_MS })
  }, [isPaying, news, notify, t])
}
