import { qrCode } from '@beckon/ui/qr'
import styles from './ready.module.css'

export interface TrackerCodeProps {
  readonly content: string
  readonly label: string
}

/** A QR code, black on white in every colour scheme, because not every scanner reads inverted codes. */
export function TrackerCode({ content, label }: TrackerCodeProps) {
  const { size, path } = qrCode(content)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
