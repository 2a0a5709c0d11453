import { Button, Progress, Text } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import type { ExportProgress as Done } from '../use-export.ts'

interface ExportProgressProps {
  readonly progress: Done
  readonly onCancel: () => void
}

/** The progress of the download. */
export function ExportProgress({ progress: { done, total }, onCancel }: ExportProgressProps) {
  const { t, format } = useTexts()
  const progressText =
    total === undefined
      ? t('history.export.preparing')
      : t('history.export.progress', { done: format.number(done), total: format.number(total) })
  return (
    <div className={styles.progress} data-export-progress={total === undefined ? 'preparing' : 'receiving'}>
      <Text size="sm">{progressText}</Text>
      <Progress
        value={total ? (done / total) * 100 : 8}
        aria-label={t('history.export')}
        animated={total === undefined}
      />
      <Button variant="default" size="sm" onClick={onCancel}>
        {t('history.export.cancel')}
      </Button>
    </div>
  )
}
