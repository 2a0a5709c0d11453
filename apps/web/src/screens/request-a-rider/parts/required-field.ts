import styles from './parts.module.css'

/** For a field that must be filled: its star is drawn, and its label stays the name of the field alone. */
export const requiredField = {
  'aria-required': true,
  classNames: { label: styles.required },
} as const
