import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CallFailed, problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './page.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}

/** Nothing here, and the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Text fw={600}>{title}</Text>
      {text && <Text c="dimmed">{text}</Text>}
      {action}
    </div>
  )
}

/** A list that could not be loaded, with its reason. */
export function FailureState({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { t, say } = useTexts()
  const problem = error instanceof CallFailed ? problemOf(error.reason) : undefined
  return (
    <div className={styles.state} role="alert">
      <Text>{problem ? say(problem.key, problem.values) : say('error.unexpected')}</Text>
      <Button variant="default" onClick={retry}>
        {t('console.retry')}
      </Button>
    </div>
  )
}
