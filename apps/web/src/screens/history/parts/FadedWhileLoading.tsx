import { Stack } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import styles from '../Screen.module.css'

interface UntilFetchedProps {
  /** The shown data belongs to the previous filter. */
  readonly isOld: boolean
}

/** Fades the data of the previous filter, so that its figures are not taken for those of the chosen one. */
export function FadedWhileLoading({ isOld, children }: PropsWithChildren<UntilFetchedProps>) {
  return (
    <Stack gap="lg" className={styles.fetched} data-old={isOld || undefined} aria-busy={isOld}>
      {children}
    </Stack>
  )
}
