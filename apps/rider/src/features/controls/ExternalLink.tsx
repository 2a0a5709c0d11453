import type { ReactNode } from 'react'
import styles from './controls.module.css'

export interface ExternalLinkProps {
  readonly href: string
  readonly children: ReactNode
  /** Opens another page and leaves this one open. */
  readonly isNewTab?: boolean
  /** The link saves a file of this name. */
  readonly fileName?: string
  readonly onPress?: (() => void) | undefined
}

/** A link out of the app to another one, such as a call or navigation, or to a file; as large as a button. */
export function ExternalLink({ href, children, isNewTab = false, fileName, onPress }: ExternalLinkProps) {
  const target = isNewTab ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a
      href={href}
      download={fileName}
      className={`${styles.button} ${styles.external}`}
      onClick={onPress}
      {...target}
    >
      {children}
    </a>
  )
}
