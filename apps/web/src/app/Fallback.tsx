import styles from './Fallback.module.css'

/**
 * Shown when nothing could be loaded, the texts neither: so it is in English, and stands on its own styles.
 * The wording is the specification's.
 */
export function Fallback() {
  return (
    <main className={styles['fallback']}>
      <p>Could not load the application. Please check your internet connection and try again</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  )
}

export interface StillLoadingProps {
  /** Which try comes next, of how many. */
  readonly retry: number
  readonly of: number
}

/** Between two tries, for the same reason in English. */
export function StillLoading({ retry, of }: StillLoadingProps) {
  return (
    <main className={styles['fallback']} aria-busy="true">
      <progress className={styles['progress']} max={of} value={retry} aria-label="Tries" />
      <p role="status">
        Still loading. Try {retry} of {of}…
      </p>
    </main>
  )
}
