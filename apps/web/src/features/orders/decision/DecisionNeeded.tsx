import type { OrderDecision } from '@beckon/contract'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './DecisionNeeded.module.css'

/** In a list: the subject and the deadline of an open decision. The running clock is hidden from screen readers. */
export function DecisionNeeded({ decision }: { readonly decision: OrderDecision }) {
  const { t, format } = useTexts()
  const left = Math.max(0, decision.answer_by - useNow(1))
  return (
    <span className={styles.needed} data-decision={decision.cause}>
      <span>
        {t('decision.needed')} · {t(`decision.cause.${decision.cause}`)}
      </span>
      <bdi className={styles.clock} data-left>
        <span aria-hidden>{format.countdown(left)}</span>
      </bdi>
    </span>
  )
}
