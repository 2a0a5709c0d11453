import { ActionIcon, Group, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ProofPhoto } from '@beckon/contract'
import IconZoomIn from '~icons/tabler/zoom-in'
import IconZoomOut from '~icons/tabler/zoom-out'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { BlobImage } from './BlobImage.tsx'
import styles from './Proof.module.css'

interface PhotoDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly content: Blob
  readonly alt: string
  readonly photo: ProofPhoto
}

const LARGEST = 4

/** A photo that fills the window, with zoom up to four times and panning. */
export function PhotoDialog({ isOpen, onClose, content, alt, photo }: PhotoDialogProps) {
  const { t } = useTexts()
  const isSmall = useMediaQuery('(max-width: 48em)') ?? false
  const [zoom, setZoom] = useState(1)
  const stage = useRef<HTMLDivElement>(null)
  // Zooming keeps the centre.
  useLayoutEffect(() => {
    const { current } = stage
    if (!current) return
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2
  }, [zoom])
  const close = () => {
    setZoom(1)
    onClose()
  }
  const style: CSSProperties & { readonly '--zoom': number; readonly '--shape': number } = {
    '--zoom': zoom,
    '--shape': photo.width / photo.height,
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={alt}
      size="xl"
      centered
      fullScreen={isSmall}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <div
        ref={stage}
        className={styles.stage}
        // Offsets from the left edge, in every language.
        dir="ltr"
        // A scrollable region needs a tab stop for the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={alt}
        style={style}
      >
        <BlobImage content={content} alt={alt} width={photo.width} height={photo.height} />
      </div>
      <Group gap="xs" justify="center" mt="sm">
        <ActionIcon
          variant="default"
          size="xl"
          aria-label={t('proof.zoom-out')}
          disabled={zoom === 1}
          onClick={() => setZoom(zoom / 2)}
        >
          <IconZoomOut size={20} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="xl"
          aria-label={t('proof.zoom-in')}
          disabled={zoom === LARGEST}
          onClick={() => setZoom(zoom * 2)}
        >
          <IconZoomIn size={20} stroke={1.6} />
        </ActionIcon>
      </Group>
    </Modal>
  )
}
