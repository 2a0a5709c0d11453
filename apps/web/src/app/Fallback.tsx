import { fallbackTextsOf } from './fallback-texts.ts'
import styles from './Fallback.module.css'

/**
 * Shown when neither code nor texts could be loaded: it has styles of its own, and the texts that the service put
 * into the page.
 */
export function Fallback() {
  const { failed, reload } = fallbackTextsOf(document)
  return (
    <main className={styles.fallback}>
      <p>{failed}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </main>
  )
}

export interface StillLoadingProps {
  /** Which try comes next, of how many. */
  readonly retry: number
  readonly of: number
}

/** Shown between two attempts. */
export function StillLoading({ retry, of }: StillLoadingProps) {
  const { trying } = fallbackTextsOf(document)
  return (
    <main className={styles.fallback} aria-busy="true">
      <progress className={styles.progress} max={of} value={retry} aria-labelledby="trying" />
      <p role="status" id="trying">
        {trying.replace('{retry}', String(retry)).replace('{of}', String(of))}
      </p>
    </main>
  )
}
