import styles from './Help.module.css'
import type { HelpEntry } from './search-help.ts'

/** Questions to open one by one. */
export function EntryList({ entries }: { readonly entries: readonly HelpEntry[] }) {
  return (
    <div className={styles.entries}>
      {entries.map((entry) => (
        <details key={entry.id}>
          <summary>{entry.title}</summary>
          <p>{entry.text}</p>
        </details>
      ))}
    </div>
  )
}
