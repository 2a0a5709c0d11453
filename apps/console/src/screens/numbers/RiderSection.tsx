import type { Numbers } from '@beckon/contract'
import { Chart } from '../../features/chart/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './numbers.module.css'
import { useSteps } from './parts/use-steps.ts'

/** Hours of riders, planned and on duty, against those that the orders need. */
export function RiderSection({ numbers }: { readonly numbers: Numbers }) {
  const { t, format } = useTexts()
  const steps = useSteps(numbers)
  const planned = numbers.steps.map((step) => step.planned_hours)
  const onDuty = numbers.steps.map((step) => step.on_duty_hours)
  return (
    <section className={styles.section} aria-label={t('console.numbers.section.riders')}>
      <h2>{t('console.numbers.section.riders')}</h2>
      <div className={styles.charts}>
        <Chart
          title={t('console.numbers.section.riders')}
          kind="lines"
          steps={steps}
          series={[
            { name: t('console.numbers.needed'), values: numbers.steps.map((step) => step.needed_hours) },
            ...(planned.some((hours) => hours !== null)
              ? [
                  { name: t('console.numbers.planned'), values: planned },
                  { name: t('console.numbers.on-duty'), values: onDuty },
                ]
              : []),
          ]}
          format={format.number}
          how={t('console.numbers.how.riders')}
        />
      </div>
    </section>
  )
}
