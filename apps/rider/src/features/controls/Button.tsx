import type { ReactNode } from 'react'
import styles from './controls.module.css'

export interface ButtonProps {
  readonly children: ReactNode
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly type?: 'button' | 'submit'
  /** The action is running: the button stays in place and does nothing. */
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** Higher, for the one action of a screen. */
  readonly isBig?: boolean
  readonly label?: string
  readonly onPress?: () => void
}

/** A button of at least 56 px, for gloves. */
export function Button({
  children,
  kind = 'plain',
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isBig = false,
  label,
  onPress,
}: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={`${styles.button} ${styles[kind]}${isBig ? ` ${styles.big}` : ''}`}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-label={label}
      onClick={() => {
        if (!isBusy) onPress?.()
      }}
    >
      {children}
    </button>
  )
}
