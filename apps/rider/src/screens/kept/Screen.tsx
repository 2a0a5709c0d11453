import { type AnswerOf, riderDataCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { Button, Notice } from '../../features/controls/index.ts'
import { useFetched } from '../../features/fetched/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Export } from './Export.tsx'
import styles from './kept.module.css'

type Kept = AnswerOf<typeof riderDataCalls.listKeptData>['result'][number]

const fetchKept = (client: Client) => client.call(riderDataCalls.listKeptData, {})

/** The data that the service stores about the rider, why and for how long, and all of it as a file. */
export function Screen() {
  const { t, say } = useTexts()
  const { result: kept, problem, retry } = useFetched(fetchKept)
  return (
    <Page title={t('rider.kept.title')} back={{ page: 'account' }}>
      <p>{t('rider.kept.intro')}</p>
      {problem && (
        <Notice kind="error">
          <span>{say(problem.key, problem.values)}</span>
          <Button onPress={retry}>{t('rider.retry')}</Button>
        </Notice>
      )}
      {!kept && !problem && <p role="status">{t('rider.loading')}</p>}
      {kept?.map((one) => (
        <Kind key={one.kind} kept={one} />
      ))}
      {kept && <Export />}
    </Page>
  )
}

/** Kinds of the same reason share its text. */
const reasons = {
  positions: 'acts',
  acts: 'acts',
  proofs: 'acts',
  messages: 'acts',
  calls: 'acts',
  offers: 'offers',
  documents: 'documents',
  earnings: 'earnings',
  devices: 'devices',
  shifts: 'shifts',
  duty: 'shifts',
  strikes: 'strikes',
} as const satisfies Record<Kept['kind'], string>

function Kind({ kept }: { readonly kept: Kept }) {
  const { t, format } = useTexts()
  const { kind, count, first_at: first, last_at: last, kept_days: days, kept_from: from } = kept
  const dates = [first, last].flatMap((at) => (at === null ? [] : [format.date(at)]))
  return (
    <Panel title={t(`rider.kept.kind.${kind}`)}>
      <p>
        {t('rider.kept.entries', { count })}
        {dates.length > 0 && <br />}
        <Between dates={dates} />
      </p>
      <p className={styles.dim}>{t(`rider.kept.why.${reasons[kind]}`)}</p>
      <p className={styles.dim}>
        {days === null
          ? t('rider.kept.books')
          : t(from === 'end' ? 'rider.kept.days-after-end' : 'rider.kept.days', { count: days })}
      </p>
    </Panel>
  )
}

/** The days of the first and the last record, or their only one. */
function Between({ dates }: { readonly dates: readonly string[] }) {
  const { t } = useTexts()
  const [first, last] = dates
  if (first === undefined || last === undefined || first === last) return first
  return t('rider.kept.between', { first, last })
}
