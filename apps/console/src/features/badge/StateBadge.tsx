import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

export interface StateBadgeProps {
  readonly color: string
  /** For screen readers, where the content is only a figure. */
  readonly label?: string
  readonly children: ReactNode
}

/** A state in words on its colour. The words have the colour of text, which every colour has contrast to. */
export const StateBadge = ({ color, label, children }: StateBadgeProps) => (
  <Badge
    variant="light"
    color={color}
    tt="none"
    className={styles.badge}
    {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
  >
    {children}
  </Badge>
)
