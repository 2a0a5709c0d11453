import { Skeleton } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { Page, type PageProps } from './Page.tsx'
import { EmptyState, FailureState } from './States.tsx'

interface Query {
  readonly data: unknown
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Content that is loading, or could not be loaded. */
export function LoadState({ query: { error, refetch } }: { readonly query: Query }) {
  return error ? <FailureState error={error} retry={() => void refetch()} /> : <Skeleton height={240} />
}

export interface MissingEntryProps extends Pick<PageProps, 'title' | 'parent'> {
  /** An answer without the entry means that there is none. */
  readonly query: Query
}

/** The page of an entry that is loading, could not be loaded, or does not exist. */
export function MissingEntry({ title, parent, query }: MissingEntryProps) {
  const { t } = useTexts()
  const isUnknown = query.data !== undefined && !query.error
  return (
    <Page title={title} {...(parent && { parent })}>
      {isUnknown ? <EmptyState title={t('console.not-found')} /> : <LoadState query={query} />}
    </Page>
  )
}
