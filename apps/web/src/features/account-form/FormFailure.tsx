import type { CallError } from '@beckon/contract/client'
import type { TextKey } from '@beckon/texts'
import IconExclamationCircle from '~icons/tabler/exclamation-circle'
import type { ReactNode } from 'react'
import { givesReason, problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { valuesOf, waitOf } from './auth-problem.ts'
import styles from './Form.module.css'

export interface FormFailureProps {
  readonly problem: CallError | null
  /** A remedy, where there is one. */
  readonly action?: ReactNode
  /** Shown where the service gave no reason. */
  readonly otherwise?: TextKey
}

/** Why a form was refused, and how long to wait if one must. */
export function FormFailure({ problem, action, otherwise }: FormFailureProps) {
  const { t, say, format } = useTexts()
  if (!problem) return null
  const shown = problemOf(problem)
  const wait = waitOf(shown)
  const key = givesReason(problem) ? shown.key : (otherwise ?? shown.key)
  return (
    <div role="alert" className={styles.summary}>
      <IconExclamationCircle size={20} stroke={1.75} aria-hidden />
      <div>
        {say(key, valuesOf(shown))}
        {wait !== undefined && <div>{t('auth.wait', { duration: format.duration(wait) })}</div>}
        {action}
      </div>
    </div>
  )
}
