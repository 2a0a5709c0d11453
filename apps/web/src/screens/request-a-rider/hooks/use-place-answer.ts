import { isInventedAt } from '@beckon/ui/packs'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isNews, useAnswer } from '../../../features/ask-customer/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { fillingOfAnswer } from '../draft/place-answer.ts'
import type { RequestFlow } from './use-request.ts'

/** Fills the form with the customer's answer when it arrives, and again when it changes. */
export function usePlaceAnswer({ state, send }: RequestFlow): void {
  const { draft, origin } = state.context
  const { placeRequest } = draft
  const { t } = useTexts()
  const notify = useNotify()
  const { map } = useConfig()
  const { answer } = useAnswer(origin.vendorId, placeRequest)
  const update = placeRequest && isNews(placeRequest, answer) ? answer : null
  const change =
    placeRequest && update && fillingOfAnswer(draft, placeRequest, update, isInventedAt(map, update))
  const canFill = change !== null && state.can({ type: 'FILL', change })
  const fill = useEffectEvent(() => {
    if (!placeRequest || !change) return
    send({ type: 'FILL', change })
    notify(t(placeRequest.taken ? 'ask.answered-again' : 'ask.answered'), { kind: 'success' })
  })
  useEffect(() => {
    if (canFill) fill()
  }, [canFill, update])
  // The values of the last step are already accepted, so the answer is only shown there.
  const isPaying = update !== null && state.matches('payment')
  const notified = useRef<unknown>(null)
  useEffect(() => {
    if (!isPaying || notified.current === update) return
    notified.current = update
    notify(t('ask.go-back'), { kind: 'info', duration: LONG_DURATION_MS })
  }, [isPaying, update, notify, t])
}
