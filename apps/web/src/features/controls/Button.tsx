import type { ComponentProps } from 'react'
import { PageLink, type PageLinkProps } from '../../platform/visitor/index.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `quiet` is for the bar. */
  readonly variant?: 'filled' | 'default' | 'subtle' | 'quiet'
  readonly size?: 'md' | 'lg' | 'compact'
  readonly isWide?: boolean
  readonly className?: string | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** Something that it began is running: it cannot be pressed. */
  readonly isLoading?: boolean
}

/** The button of the pages before an account, without the component library and with its look. */
export function Button({ isLoading = false, disabled = false, children, ...given }: ButtonProps) {
  const { look, others } = lookOf(given)
  return (
    <button
      type="button"
      {...others}
      {...look}
      disabled={disabled || isLoading}
      data-loading={isLoading || undefined}
    >
      {isLoading && <span className={styles.loader} aria-hidden />}
      <span className={styles.label}>{children}</span>
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ children, ...given }: ButtonLook & Omit<PageLinkProps, keyof ButtonLook>) {
  const { look, others } = lookOf(given)
  return (
    <PageLink {...others} {...look}>
      <span className={styles.label}>{children}</span>
    </PageLink>
  )
}

function lookOf<P extends ButtonLook>({
  variant = 'filled',
  size = 'md',
  isWide = false,
  className,
  ...others
}: P) {
  return {
    others,
    look: {
      className: [styles.button, className].filter(Boolean).join(' '),
      'data-variant': variant,
      'data-size': size,
      'data-wide': isWide || undefined,
    },
  }
}
