import type { Task } from '@beckon/contract'
import { Fact, Facts } from '../../features/facts/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import styles from './job.module.css'

/** Both addresses, the parcel and the number of the order. */
export function Details({ assignment: { task } }: { readonly assignment: Assignment }) {
  const texts = useTexts()
  const { t } = texts
  const parcel = parcelText(task, texts)
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('rider.job.details')}</summary>
      <Facts>
        <Fact name={t('rider.offer.collect')}>
          <bdi>{task.collect.name}</bdi>
          {', '}
          <bdi>{task.collect.address}</bdi>
        </Fact>
        <Fact name={t('rider.offer.deliver')}>
          <bdi>{task.deliver.name}</bdi>
          {', '}
          <bdi>{task.deliver.address}</bdi>
        </Fact>
        {task.description !== '' && (
          <Fact name={t('rider.job.goods')}>
            <bdi>{task.description}</bdi>
          </Fact>
        )}
        {parcel !== undefined && <Fact name={t('rider.job.goods')}>{parcel}</Fact>}
      </Facts>
      <p className={styles.dim}>
        <bdi>{t('rider.job.order', { id: task.order_id })}</bdi>
      </p>
    </details>
  )
}

function parcelText({ parcel }: Task, { t, format }: Texts): string | undefined {
  if (!parcel) return undefined
  return t('rider.offer.parcel', {
    weight: format.weight(parcel.weight_grams / 1000),
    side: format.side(parcel.longest_side_cm),
  })
}
