import styles from './parts.module.css'

/** Marks a required field with a star that is not part of its accessible name. */
export const requiredField = {
  'aria-required': true,
  classNames: { label: styles.required },
} as const
