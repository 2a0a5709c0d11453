import { Notice, PageLink } from '../../features/controls/index.ts'
import { stopTitle } from '../../features/stops/index.ts'
import { useWork } from '../../features/work/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Leads to the next stop where it is one of another parcel. */
export function NextStop({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts()
  const [next] = useWork().stops
  if (!next || next.order_id === orderId) return null
  const title = stopTitle({ kind: next.kind, task: next.assignment.task }, t)
  return (
    <Notice kind="info">
      <strong>{t('rider.stops.next')}</strong>
      <PageLink to={{ page: 'job', orderId: next.order_id }}>{title}</PageLink>
    </Notice>
  )
}
