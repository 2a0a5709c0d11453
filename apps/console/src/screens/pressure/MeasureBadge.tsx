import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './pressure.module.css'

interface MeasureBadgeProps {
  readonly color: 'red' | 'orange' | 'blue' | 'gray'
  readonly kind: string
  readonly children: ReactNode
}

/** A measure in the colour of its state; the text has the colour of the page, because orange on orange cannot be read. */
export const MeasureBadge = ({ color, kind, children }: MeasureBadgeProps) => (
  <Badge
    variant="light"
    color={color}
    c="var(--mantine-color-text)"
    tt="none"
    radius="sm"
    className={styles.measure}
    data-measure={kind}
  >
    {children}
  </Badge>
)
