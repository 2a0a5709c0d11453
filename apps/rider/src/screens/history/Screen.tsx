import { useState } from 'react'
import { Choice } from '../../features/controls/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { HISTORY_DAYS } from '../../platform/queue/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { jobsOf, type ShownAct, type ShownJob } from './jobs.ts'
import styles from './history.module.css'

/** Shows the acts of a day on this phone, with the times at which they were done and sent. */
export function Screen() {
  const { t, format } = useTexts()
  const { acts, clock } = useDeps()
  const jobs = jobsOf(useStore(acts.queue), useStore(acts.history))
  const dayOf = ({ at }: { readonly at: number }) => format.day(Math.floor(at))
  const today = dayOf({ at: clock.seconds() })
  const days = [...new Set([today, ...jobs.map(dayOf)])]
  const [chosen, setDay] = useState(today)
  const shown = jobs.filter((job) => dayOf(job) === chosen)
  return (
    <Page title={t('rider.history.title')} back={{ page: 'earnings' }}>
      {days.length > 1 && (
        <Choice
          label={t('rider.earn.days', { count: HISTORY_DAYS })}
          value={chosen}
          options={days.map((day) => ({ value: day, text: day === today ? t('rider.earn.today') : day }))}
          onChange={setDay}
        />
      )}
      <h2 className={styles.title}>{t('rider.history.acts')}</h2>
      {shown.length === 0 && <p>{t('rider.history.none')}</p>}
      {shown.map((job) => (
        <Job key={job.orderId} job={job} />
      ))}
    </Page>
  )
}

function Job({ job: { orderId, end, acts } }: { readonly job: ShownJob }) {
  const { t } = useTexts()
  return (
    <Panel>
      <p className={styles.head}>
        <bdi className={styles.dim}>{t('rider.job.order', { id: orderId })}</bdi>
        {end && <strong>{t(`rider.history.${end}`)}</strong>}
      </p>
      <ol className={styles.acts}>
        {acts.map((act) => (
          <Act key={act.act_id} act={act} />
        ))}
      </ol>
    </Panel>
  )
}

function Act({ act: { kind, at, sentAt, reason } }: { readonly act: ShownAct }) {
  const { t, say, format } = useTexts()
  return (
    <li className={styles.act}>
      <span>{t(`rider.history.act.${kind}`)}</span>
      <span className={styles.dim}>
        {t('rider.history.act-at', { time: format.time(Math.floor(at)) })}
        {' · '}
        {sentAt === null
          ? t('rider.queue.waiting')
          : t('rider.history.act-sent', { time: format.time(Math.floor(sentAt)) })}
      </span>
      {reason && (
        <span className={styles.kept}>
          {t('rider.queue.kept', { reason: say(reason.translation_key, reason.values) })}
        </span>
      )}
    </li>
  )
}
