import styles from './parts.module.css'

/** Text of programs, which is the same in every language. */
export function Code({ text }: { readonly text: string }) {
  return (
    <pre dir="ltr" lang="en" className={`${styles.code} ${styles.text}`}>
      {text}
    </pre>
  )
}

/** An identifier within a line. */
export function Word({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr" lang="en" className={styles.code}>
      {text}
    </bdi>
  )
}
