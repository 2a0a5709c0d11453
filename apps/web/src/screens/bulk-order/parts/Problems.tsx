import type { BulkProblem } from '@beckon/contract'
import { NameValue } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { problemKey } from '../problem-text.ts'
import styles from './parts.module.css'

interface ProblemsProps {
  readonly problems: readonly BulkProblem[]
  /** Each text begins with the name of its column. */
  readonly isWhole?: boolean
}

/** Errors and warnings of a row. */
export function Problems({ problems, isWhole = false }: ProblemsProps) {
  const { t } = useTexts()
  const text = useProblemText()
  if (problems.length === 0) return null
  return (
    <ul className={styles.problems}>
      {problems.map(({ column, code, severity }) => (
        <li key={`${column} ${code}`} data-severity={severity}>
          {isWhole && column !== null ? (
            <NameValue name={t(`bulk.column.${column}`)}>{text(code)}</NameValue>
          ) : (
            text(code)
          )}
        </li>
      ))}
    </ul>
  )
}

export function useProblemText(): (code: string) => string {
  const { say, has } = useTexts()
  return (code) => say(problemKey(code, has))
}
