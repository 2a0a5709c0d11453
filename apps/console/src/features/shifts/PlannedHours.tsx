import type { AnswerOf, calls } from '@beckon/contract'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './shifts.module.css'

type PlannedHour = AnswerOf<typeof calls.listShifts>['result']['planned'][number]

const HEIGHT = 16

/** The planned riders of each hour of a day as bars, with the most of them in words. */
export function PlannedHours({ hours }: { readonly hours: readonly PlannedHour[] }) {
  const { t, format } = useTexts()
  const most = Math.max(0, ...hours.map(({ riders }) => riders))
  return (
    <span className={styles.planned}>
      <svg viewBox={`0 0 ${hours.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {hours.map(({ from, riders }, index) => {
          const height = most === 0 ? 0 : (riders / most) * HEIGHT
          return <rect key={from} x={index} y={HEIGHT - height} width={0.85} height={height} />
        })}
      </svg>
      {t('console.shifts.most', { number: format.number(most) })}
    </span>
  )
}
