import { calls, type ExceptionMeasures } from '@beckon/contract'
import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../features/page/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './exceptions.module.css'

const MEASURE_MS = 30_000

/** How long exceptions wait, and how many ended today. */
export function Measures({ now }: { readonly now: number }) {
  const texts = useTexts()
  const { t, format } = texts
  const deps = useDeps()
  const country = useStore(deps.country)
  const { data } = useQuery({
    queryKey: ['exceptions', country, 'measures'],
    refetchInterval: MEASURE_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.measureExceptions, {}, { signal })).result,
  })
  if (!data) return null
  const open = data.open.reduce((sum, { count }) => sum + count, 0)
  const unowned = data.open.reduce((sum, one) => sum + one.unowned, 0)
  const oldest = data.oldest_opened_at
  const closed = { total: data.closed_today, hand: data.closed_by_hand_today }
  const wait = ({ median, p90 }: ExceptionMeasures['until_taken']) =>
    median === null || p90 === null
      ? '–'
      : t('console.exceptions.median-p90', { median: format.duration(median), p90: format.duration(p90) })
  return (
    <Paper
      component="section"
      aria-label={t('console.exceptions.measures')}
      withBorder
      p="sm"
      className={styles.measures}
    >
      <Facts
        facts={[
          { label: t('console.exceptions.open-now'), value: format.number(open) },
          { label: t('console.exceptions.nobody'), value: format.number(unowned) },
          {
            label: t('console.exceptions.oldest'),
            value: oldest === null ? '–' : format.duration(Math.max(0, now - oldest)),
          },
          { label: t('console.exceptions.until-taken'), value: wait(data.until_taken) },
          { label: t('console.exceptions.until-closed'), value: wait(data.until_closed) },
          { label: t('console.exceptions.closed-today'), value: t('console.exceptions.by-hand', closed) },
        ]}
      />
    </Paper>
  )
}
