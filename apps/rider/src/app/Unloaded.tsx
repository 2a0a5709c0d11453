import styles from './unloaded.module.css'

const wordsOfPage = () => document.querySelector<HTMLTemplateElement>('template[data-unloaded]')?.dataset

/** Shown where the first load failed: the service put its texts into the page. */
export const Unloaded = () => <Failed words={wordsOfPage()?.['failed'] ?? 'No connection.'} />

/** Shown where the browser stores nothing. */
export const NoStorage = ({ words }: { readonly words: string | undefined }) => (
  <Failed words={words ?? 'No storage.'} />
)

function Failed({ words }: { readonly words: string }) {
  return (
    <main className={styles.unloaded}>
      <p role="alert">{words}</p>
      <button type="button" className={styles.reload} onClick={() => location.reload()}>
        {wordsOfPage()?.['reload'] ?? 'Reload'}
      </button>
    </main>
  )
}
