import { Notice } from '../controls/index.ts'
import { useWork } from '../work/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { Link, useRoute } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './alerts.module.css'

/** Orders that the shop cancelled or dispatch took back, and acts that did not count, on every page until the rider has seen them. */
export function WorkAlerts() {
  const { t } = useTexts()
  const { work, acts } = useDeps()
  const { takenBack } = useWork()
  const route = useRoute()
  const gone = (useStore(work.copy)?.notices ?? []).filter(({ kind }) => kind === 'gone')
  const kept = useStore(acts.queue).filter(({ state }) => state === 'kept')
  const isShownHere = (orderId: string) => route && 'orderId' in route && route.orderId === orderId
  const isInList = route?.page === 'queue' || kept.every(({ act }) => isShownHere(act.order_id))
  return (
    <>
      {gone
        .filter(({ order_id: id }) => !isShownHere(id))
        .map(({ order_id: orderId, name }) => (
          <Notice key={orderId} kind="error">
            <strong>{t(takenBack.includes(orderId) ? 'rider.job.taken-back' : 'rider.job.cancelled')}</strong>
            <Link to={{ page: 'job', orderId }} className={styles.link}>
              {t('rider.job.stop-collect', { name })}
            </Link>
          </Notice>
        ))}
      {kept.length > 0 && !isInList && (
        <Notice kind="error">
          <strong>{t('rider.job.kept-title')}</strong>
          <Link to={{ page: 'queue' }} className={styles.link}>
            {t('rider.job.details')}
          </Link>
        </Notice>
      )}
    </>
  )
}
