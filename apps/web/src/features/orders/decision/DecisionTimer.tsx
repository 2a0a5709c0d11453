import { Text } from '@mantine/core'
import type { OrderDecision } from '@beckon/contract'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** The deadline of a decision and its default outcome. The seconds are hidden from screen readers. */
export function DecisionTimer({ decision }: { readonly decision: OrderDecision }) {
  const { t, format } = useTexts()
  const left = Math.max(0, decision.answer_by - useNow(1))
  return (
    <Text size="sm" component="div">
      <div>
        {t('decision.answer-by', { time: format.time(decision.answer_by) })}{' '}
        <bdi aria-hidden data-left>
          ({format.countdown(left)})
        </bdi>
      </div>
      <div>{t(decision.fallback === 'CANCEL' ? 'decision.else-cancel' : 'decision.else-return')}</div>
    </Text>
  )
}
