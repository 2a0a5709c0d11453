import { Stack } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import styles from '../Screen.module.css'

interface UntilFetchedProps {
  /** What stands here is still that of another filter. */
  readonly isOld: boolean
}

/** Pale while it is that of another filter, so that nobody takes its figures for those of the one just chosen. */
export function UntilFetched({ isOld, children }: PropsWithChildren<UntilFetchedProps>) {
  return (
    <Stack gap="lg" className={styles.fetched} data-old={isOld || undefined} aria-busy={isOld}>
      {children}
    </Stack>
  )
}
