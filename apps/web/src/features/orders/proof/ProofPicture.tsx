import { Button, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { OrderProof, OrderRecord, ProofPhoto } from '@beckon/contract'
import IconPhotoOff from '~icons/tabler/photo-off'
import IconZoomIn from '~icons/tabler/zoom-in'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { BlobImage } from './BlobImage.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import styles from './Proof.module.css'
import { usePhoto } from './use-photo.ts'

interface ProofPictureProps {
  readonly order: OrderRecord
  readonly kind: OrderProof['kind']
  readonly photo: ProofPhoto
}

/** A photo in a frame: loading, shown, unavailable, or deleted after its retention. */
export function ProofPicture({ order, kind, photo }: ProofPictureProps) {
  const { t, format } = useTexts()
  const { content, isError, retry } = usePhoto(order, photo)
  const [isOpen, { open, close }] = useDisclosure(false)
  if (photo.deleted) return <Gone>{t('proof.deleted', { days: photo.kept_days })}</Gone>
  if (isError) {
    return (
      <Gone>
        {t('proof.failed')}
        <Button variant="default" size="compact-sm" onClick={retry}>
          {t('action.retry')}
        </Button>
      </Gone>
    )
  }
  if (!content) return <Skeleton className={styles.frame} aria-label={t('proof.loading')} role="img" />
  const alt = t(`proof.photo.${kind}`, { time: format.dateTime(photo.taken_at) })
  return (
    <>
      <UnstyledButton onClick={open} className={styles.frame} title={t('proof.enlarge')} data-photo>
        <BlobImage content={content} alt={alt} width={photo.width} height={photo.height} />
        <span className={styles.lens} aria-hidden>
          <IconZoomIn size={18} stroke={1.75} />
        </span>
      </UnstyledButton>
      <PhotoDialog isOpen={isOpen} onClose={close} content={content} alt={alt} photo={photo} />
    </>
  )
}

function Gone({ children }: { readonly children: ReactNode }) {
  return (
    <Text component="div" size="sm" c="dimmed" className={styles.gone} data-photo-gone>
      <IconPhotoOff size={22} stroke={1.5} aria-hidden />
      {children}
    </Text>
  )
}
