import { calls, type DeskOrder, type OrderProof, type ProofPhoto } from '@beckon/contract'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { EmptyState } from '../../../features/page/index.ts'
import { CallFailed } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../order.module.css'

/** Photos and signature of an order, the receivers, and whether the PIN was right. */
export function Proofs({ desk: { order, proofs } }: { readonly desk: DeskOrder }) {
  const { t } = useTexts()
  if (proofs.length === 0) return <EmptyState title={t('console.orders.none')} />
  return (
    <Stack>
      {proofs.map((proof) => (
        <Proof key={proof.kind} orderId={order.order_id} proof={proof} />
      ))}
    </Stack>
  )
}

function Proof({ orderId, proof }: { readonly orderId: string; readonly proof: OrderProof }) {
  const { t, format } = useTexts()
  return (
    <section>
      <Title order={2} size="h4">
        {t(`proof.kind.${proof.kind}`)}
      </Title>
      {proof.handed_over_at !== null && <Text size="sm">{format.dateTime(proof.handed_over_at)}</Text>}
      {proof.received_by !== '' && (
        <Text size="sm">{t('console.orders.received-by', { name: proof.received_by })}</Text>
      )}
      {proof.pin_checked && <Text size="sm">{t('console.orders.pin-checked')}</Text>}
      <div className={styles.photos}>
        {proof.photos.map((photo) => (
          <Photo key={photo.photo_id} orderId={orderId} kind={proof.kind} photo={photo} />
        ))}
      </div>
    </section>
  )
}

interface PhotoProps {
  readonly orderId: string
  readonly kind: OrderProof['kind']
  readonly photo: ProofPhoto
}

function Photo({ orderId, kind, photo }: PhotoProps) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const { data: blob, isError } = useQuery({
    queryKey: ['photo', orderId, photo.photo_id],
    queryFn: async () => {
      const params = { id: orderId, photo: photo.photo_id }
      const result = await client.open(calls.getDeskPhoto, { params })
      if (!result.ok) throw new CallFailed(result.error)
      return result.answer.blob()
    },
    enabled: !photo.deleted,
    gcTime: 0,
  })
  const url = useObjectUrl(blob)
  if (photo.deleted || isError) {
    return <Text size="sm">{t('console.orders.photo-deleted', { days: photo.kept_days })}</Text>
  }
  if (url === undefined) return <Skeleton width={160} height={120} />
  const alt = t('console.orders.photo', {
    kind: t(`proof.kind.${kind}`),
    time: format.dateTime(photo.taken_at),
  })
  return <img src={url} alt={alt} className={styles.photo} />
}

/** An address of a picture in the memory of the page, for as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}
