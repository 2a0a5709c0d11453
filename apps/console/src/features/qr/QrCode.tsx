import { qrCode } from '@beckon/ui/qr'
import styles from './qr.module.css'

export interface QrCodeProps {
  readonly content: string
  readonly label: string
}

/** A QR code, black on white in every colour scheme, because not every scanner reads inverted codes. */
export function QrCode({ content, label }: QrCodeProps) {
  const { size, path } = qrCode(content)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.code} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
