import type { LinkedOrder } from '@beckon/contract'
import IconShieldCheck from '~icons/tabler/shield-check'
import { usePublicPage } from '../../../platform/light/index.ts'
import { byLink, type OrderPageProps } from '../order-page.ts'
import styles from '../PublicOrder.module.css'
import { usePhoto } from '../use-photo.ts'

type Proof = LinkedOrder['proofs'][number]
type Photo = Proof['photos'][number]

export interface ProofsProps extends OrderPageProps {
  readonly proofs: readonly Proof[]
}

/** The recipient, the time and the photos of the delivery; for holders of the shop's link. */
export function Proofs({ proofs, ...address }: ProofsProps) {
  const { t } = usePublicPage()
  const shown = proofs.filter(({ kind }) => kind !== 'return')
  if (shown.length === 0) return null
  return (
    <section className={styles.proofs} aria-labelledby="proofs" data-proofs>
      <h2 id="proofs">{t('receipt.proof')}</h2>
      {shown.map((proof) => (
        <Proof key={proof.kind} proof={proof} {...address} />
      ))}
    </section>
  )
}

interface ProofProps extends OrderPageProps {
  readonly proof: Proof
}

function Proof({
  proof: { kind, received_by, handed_over_at, pin_checked, photos },
  ...address
}: ProofProps) {
  const { t, format } = usePublicPage()
  const shown = kind === 'pickup' ? 'pickup' : 'delivery'
  return (
    <div data-proof={kind}>
      {handed_over_at !== null && received_by !== '' && (
        <p>{t(`receipt.by-${shown}`, { name: received_by, time: format.dateTime(handed_over_at) })}</p>
      )}
      {pin_checked && (
        <p className={styles.checked}>
          <IconShieldCheck size={16} stroke={1.75} aria-hidden /> {t('receipt.pin-checked')}
        </p>
      )}
      <div className={styles.photos}>
        {photos.map((photo) => (
          <Picture key={photo.photo_id} photo={photo} alt={t(`receipt.photo-${shown}`)} {...address} />
        ))}
      </div>
    </div>
  )
}

interface PictureProps extends OrderPageProps {
  readonly photo: Photo
  readonly alt: string
}

/** Opens the full size in a new tab. */
function Picture({
  photo: { photo_id, width, height, deleted, kept_days },
  alt,
  orderId,
  token,
}: PictureProps) {
  const { t } = usePublicPage()
  const path = `/api/orders/v1/public-order/${encodeURIComponent(orderId)}/proof-photo/${encodeURIComponent(photo_id)}`
  const { source, hasFailed, fail } = usePhoto(deleted ? undefined : path, byLink(token))
  if (deleted) return <p className={styles.fresh}>{t('receipt.photo-deleted', { days: kept_days })}</p>
  if (hasFailed) return <p className={styles.fresh}>{t('receipt.photo-failed')}</p>
  return (
    <a href={source} target="_blank" rel="noreferrer">
      <img src={source} alt={alt} width={width} height={height} onError={fail} />
    </a>
  )
}
