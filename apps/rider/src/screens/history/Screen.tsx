import { Page, Panel } from '../../features/page/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { jobsOf, type ShownAct, type ShownJob } from './jobs.ts'
import styles from './history.module.css'

/** What the rider did on this phone in the last days: when it was done, and when it was sent. */
export function Screen() {
  const { t } = useTexts()
  const { acts } = useDeps()
  const jobs = jobsOf(useStore(acts.queue), useStore(acts.history))
  return (
    <Page title={t('rider.history.acts')} back={{ page: 'earnings' }}>
      {jobs.length === 0 && <p>{t('rider.history.none')}</p>}
      {jobs.map((job) => (
        <Job key={job.orderId} job={job} />
      ))}
    </Page>
  )
}

function Job({ job: { orderId, end, acts } }: { readonly job: ShownJob }) {
  const { t, format } = useTexts()
  const [first] = acts
  return (
    <Panel title={first && format.day(Math.floor(first.at))}>
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
