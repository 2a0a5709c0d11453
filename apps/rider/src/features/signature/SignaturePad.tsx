import { useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'
import { Button } from '../controls/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './signature.module.css'

export interface SignaturePadProps {
  /** Called with the picture of the signature. */
  readonly onSigned: (picture: Blob) => void
  readonly onClose: () => void
}

/** A field in which the customer signs with a finger. */
export function SignaturePad({ onSigned, onClose }: SignaturePadProps) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(undefined)
  const [isSigned, setSigned] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    fitPixels(element)
    // White behind dark ink in every colour scheme: the shop sees the picture.
    const made = new Pad(element, {
      backgroundColor: '#ffffff',
      penColor: '#101828',
      minWidth: 1.5,
      maxWidth: 4,
    })
    made.addEventListener('endStroke', () => setSigned(true))
    pad.current = made
    return () => made.off()
  }, [])
  const take = () =>
    canvas.current?.toBlob((picture) => {
      if (picture) onSigned(picture)
    }, 'image/png')
  const clear = () => {
    pad.current?.clear()
    setSigned(false)
  }
  return (
    <div className={styles.signature}>
      <p>{t('rider.signature.hint')}</p>
      <canvas ref={canvas} className={styles.canvas} aria-label={t('rider.signature.title')} role="img" />
      <Button isDisabled={!isSigned} onPress={clear}>
        {t('rider.signature.clear')}
      </Button>
      <Button kind="primary" isDisabled={!isSigned} onPress={take}>
        {t('rider.done')}
      </Button>
      <Button kind="quiet" onPress={onClose}>
        {t('rider.signature.skip')}
      </Button>
    </div>
  )
}

/** Screens of phones have two or three pixels where a page has one. */
function fitPixels(element: HTMLCanvasElement): void {
  const { width, height } = element.getBoundingClientRect()
  const scale = Math.max(1, Math.min(2, devicePixelRatio))
  Object.assign(element, { width: width * scale, height: height * scale })
  element.getContext('2d')?.scale(scale, scale)
}
