import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface SectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p="lg"
      className={styles['section'] ?? ''}
      aria-label={title}
    >
      <div className={styles['head']}>
        <Title order={2} size="h5">
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </Paper>
  )
}
