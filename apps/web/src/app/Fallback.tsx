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
