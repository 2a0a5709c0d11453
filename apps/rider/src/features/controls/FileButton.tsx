import { type ChangeEvent, type ReactNode, useId } from 'react'
import styles from './controls.module.css'

export interface FileButtonProps {
  readonly children: ReactNode
  /** Media types. */
  readonly accept: string
  /** Opens the camera at the back of the phone in place of its files. */
  readonly isCamera?: boolean
  readonly onFile: (file: File) => Promise<void>
}

/** Chooses a file of the phone, or takes a photo. */
export function FileButton({ children, accept, isCamera = false, onFile }: FileButtonProps) {
  const id = useId()
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (!file) return
    await onFile(file)
    // The same file can be chosen again.
    input.value = ''
  }
  return (
    <div className={styles.file}>
      <input
        id={id}
        type="file"
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        className="visually-hidden"
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={id} className={`${styles.button} ${styles.plain}`}>
        {children}
      </label>
    </div>
  )
}
