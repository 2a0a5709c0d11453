import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState, FailureState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

export interface PartProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (answer: T) => ReactNode
}

/** A part of the page while it loads, after an error, without a connection, and with its content. */
export function Part<T>({ query, children }: PartProps<T>) {
  const { t } = useTexts()
  const { data, error, fetchStatus } = query
  if (data !== undefined) return children(data)
  if (error) return <FailureState error={error} retry={() => void query.refetch()} />
  if (fetchStatus === 'paused')
    return <EmptyState title={t('console.list.offline')} text={t('console.list.offline-hint')} />
  return <Skeleton height={160} />
}
