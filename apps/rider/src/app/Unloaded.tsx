import styles from './unloaded.module.css'

/** Shown while the first load fails: the service put its texts into the page. */
export function Unloaded() {
  const words = document.querySelector<HTMLTemplateElement>('template[data-unloaded]')?.dataset
  return (
    <main className={styles.unloaded}>
      <p role="alert">{words?.['failed'] ?? 'No connection.'}</p>
      <button type="button" className={styles.reload} onClick={() => location.reload()}>
        {words?.['reload'] ?? 'Reload'}
      </button>
    </main>
  )
}
