import { Button, Progress } from '@mantine/core'
import type { BulkJob } from '@beckon/contract'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

interface WorkingProps {
  readonly title: string
  readonly job: BulkJob | null
  readonly hint?: string
  readonly onCancel?: () => void
}

/** The running step and its progress. */
export function Working({ title, job, hint, onCancel }: WorkingProps) {
  const { t, format } = useTexts()
  const { done = 0, total = 0 } = job?.progress ?? {}
  const share = total > 0 ? (done / total) * 100 : 0
  const words =
    total > 0 ? t('bulk.progress', { done: format.number(done), total: format.number(total) }) : ''
  return (
    <Panel>
      <div className={styles.working} role="status" data-working>
        <strong>{title}</strong>
        <Progress.Root size="lg">
          <Progress.Section value={total > 0 ? share : 100} animated={total === 0} aria-label={title} />
        </Progress.Root>
        <span className="bk-figures">{words}</span>
        {hint !== undefined && <span className={styles.quiet}>{hint}</span>}
      </div>
      {onCancel && (
        <Button mt="md" variant="default" onClick={onCancel}>
          {t('bulk.cancel')}
        </Button>
      )}
    </Panel>
  )
}
