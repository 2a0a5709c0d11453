import type { Numbers } from '@beckon/contract'
import { onTimeShare, type OrderCondition } from '@beckon/domain/numbers'
import { Chart, durationEnd } from '../../features/chart/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import styles from './numbers.module.css'
import { OrdersLink } from './parts/OrdersLink.tsx'
import { Tile } from './parts/Tile.tsx'
import { useSteps } from './parts/use-steps.ts'

/** Shares on time, time to assign and time at the door. */
export function TimeSection({ numbers }: { readonly numbers: Numbers }) {
  const { t, format } = useTexts()
  const steps = useSteps(numbers)
  const shares = (name: 'collected' | 'delivered') => {
    const values = numbers.steps.map((step) => onTimeShare({ all: step[name], late: step[`${name}_late`] }))
    return {
      name: t(`console.numbers.${name}-on-time`),
      values,
      cells: numbers.steps.map((step, index) => {
        const share = values[index] ?? null
        if (share === null) return '–'
        const opened = { only: `${name}-late`, step } as const
        return (
          <OrdersLink key={step.from} opened={opened} count={step[`${name}_late`]}>
            {format.percent(share, 1)}
          </OrdersLink>
        )
      }),
    }
  }
  return (
    <section className={styles.section} aria-label={t('console.numbers.section.time')}>
      <h2>{t('console.numbers.section.time')}</h2>
      <div className={styles.tiles}>
        <OnTime name="collected" numbers={numbers} />
        <OnTime name="delivered" numbers={numbers} />
        <Times name="assigned" numbers={numbers} />
        <Times name="at-door" numbers={numbers} />
      </div>
      <div className={styles.charts}>
        <Chart
          title={t('console.numbers.delivered-on-time')}
          kind="lines"
          steps={steps}
          series={[shares('delivered'), shares('collected')]}
          format={(share) => format.percent(share)}
          end={1}
          how={t('console.numbers.how.delivered')}
        />
        <Chart
          title={t('console.numbers.assign')}
          kind="lines"
          steps={steps}
          series={[
            { name: t('console.numbers.assign'), values: numbers.steps.map((step) => step.assign_median) },
            { name: t('console.numbers.door'), values: numbers.steps.map((step) => step.door_median) },
          ]}
          format={format.duration}
          end={durationEnd(numbers.steps.flatMap((step) => [step.assign_median, step.door_median]))}
          how={t('console.numbers.how.assigned')}
        />
      </div>
    </section>
  )
}

const late = { collected: 'collected-late', delivered: 'delivered-late' } as const

/** A share with the orders that it is of, and the late ones. */
function OnTime({ name, numbers }: { readonly name: 'collected' | 'delivered'; readonly numbers: Numbers }) {
  const texts = useTexts()
  const { t } = texts
  const { all, late: lateOnes } = numbers[name]
  const share = (key: 'now' | 'before') =>
    percentOf(onTimeShare({ all: all[key], late: lateOnes[key] }), texts)
  return (
    <Tile
      title={t(`console.numbers.${name}-on-time`)}
      value={share('now')}
      before={share('before')}
      how={t(`console.numbers.how.${name}`)}
      more={
        <>
          <OrdersLink opened={{ only: name }} count={all.now}>
            {t('console.numbers.all-of', { count: all.now })}
          </OrdersLink>
          <OrdersLink opened={{ only: late[name] }} count={lateOnes.now}>
            {t('console.numbers.late-of', { count: lateOnes.now })}
          </OrdersLink>
        </>
      }
    />
  )
}

const percentOf = (share: number | null, { t, format }: Texts): string =>
  share === null ? t('console.numbers.none') : format.percent(share, 1)

interface TimesProps {
  readonly name: Extract<OrderCondition, 'assigned' | 'at-door'>
  readonly numbers: Numbers
}

/** Median and 90th percentile of a time. */
function Times({ name, numbers }: TimesProps) {
  const { t, format } = useTexts()
  const { orders, median, p90 } = name === 'assigned' ? numbers.assigned : numbers.at_door
  const text = (seconds: number | null) =>
    seconds === null ? t('console.numbers.none') : format.duration(seconds)
  return (
    <Tile
      title={t(name === 'assigned' ? 'console.numbers.assign' : 'console.numbers.door')}
      value={
        <>
          {text(median.now)} <span className={styles.unit}>{t('console.numbers.median')}</span>
        </>
      }
      before={text(median.before)}
      how={t(`console.numbers.how.${name}`)}
      more={
        <>
          <span>
            {t('console.numbers.p90')}: {text(p90.now)}
          </span>
          <OrdersLink opened={{ only: name }} count={orders.now}>
            {t('console.numbers.all-of', { count: orders.now })}
          </OrdersLink>
        </>
      }
    />
  )
}
