import type { ReactNode } from 'react'

/** Other options for the typed text, before the places. */
export interface KnownOptions {
  readonly label: string
  /** Above the places, where both are shown. */
  readonly placesLabel: string
  readonly placeholder: string
  readonly options: readonly { readonly id: string; readonly content: ReactNode }[]
  readonly isSearching: boolean
  /** They are about to be there, and the places come with them. */
  readonly isComing: boolean
  /** Shown below the fields. */
  readonly failure: string | undefined
  readonly onType: (text: string) => void
  readonly onChoose: (id: string) => void
}

/** Begins the ids of these options in the list. */
export const KNOWN = 'known:'
