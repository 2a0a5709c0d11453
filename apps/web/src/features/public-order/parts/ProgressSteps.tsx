import type { PublicOrder } from '@beckon/contract'
import IconCheck from '~icons/tabler/check'
import IconX from '~icons/tabler/x'
import { usePublicPage } from '../../../platform/light/index.ts'
import { progressOf, steps } from '../progress.ts'
import styles from '../PublicOrder.module.css'

/** The steps ordered, rider found, collected and delivered, with the number of completed ones. */
export function ProgressSteps({ status }: { readonly status: PublicOrder['status'] }) {
  const { t } = usePublicPage()
  const { done, course } = progressOf(status)
  return (
    <ol className={styles.steps} data-course={course} aria-label={t('track.progress')}>
      {steps.map((step, position) => {
        const isDone = position < done
        const isHalt = course === 'off' && position === done
        // A scheduled order has no running step before its time.
        const isRunning = course === 'ahead' && position === done && status !== 'SCHEDULED'
        return (
          <li
            key={step}
            data-done={isDone || undefined}
            data-halt={isHalt || undefined}
            data-running={isRunning || undefined}
            aria-current={isRunning ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden>
              {isDone && <IconCheck size={14} stroke={2.5} />}
              {isHalt && <IconX size={14} stroke={2.5} />}
            </span>
            {t(`track.step-${step}`)}
          </li>
        )
      })}
    </ol>
  )
}
