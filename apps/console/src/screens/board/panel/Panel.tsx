import { CloseButton, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './panel.module.css'

export interface PanelProps {
  readonly title: string
  readonly badges?: ReactNode
  readonly close: () => void
  readonly children: ReactNode
}

/** The side panel of an order or a rider; the board beside it stays usable. */
export function Panel({ title, badges, close, children }: PanelProps) {
  const { t } = useTexts()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <aside ref={panel} className={styles.panel} aria-label={title} tabIndex={-1}>
      <header className={styles.header}>
        <Title order={2} size="h4">
          <bdi>{title}</bdi>
        </Title>
        {badges}
        <CloseButton className={styles.close} aria-label={t('console.close')} onClick={close} />
      </header>
      {children}
    </aside>
  )
}
