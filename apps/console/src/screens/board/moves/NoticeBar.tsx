import { Alert, Button, Group } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import type { Asked } from './asked.ts'
import type { Notice } from './use-moves.ts'
import styles from './moves.module.css'

export interface NoticeBarProps {
  readonly notice: Notice | undefined
  readonly close: () => void
  readonly again: (asked: Asked) => void
}

/** The outcome of the last change. A refusal stays until it is closed. */
export function NoticeBar({ notice, close, again }: NoticeBarProps) {
  const { t } = useTexts()
  const isRefused = notice?.kind === 'refused'
  return (
    <div className={styles.notice} aria-live={isRefused ? 'assertive' : 'polite'}>
      {notice && (
        <Alert
          color={isRefused ? 'red' : 'green'}
          py={6}
          variant="outline"
          className={styles.alert}
          withCloseButton
          closeButtonLabel={t('console.close')}
          onClose={close}
        >
          <Group gap="sm">
            <span>{notice.text}</span>
            {notice.again && (
              <Button size="compact-sm" variant="default" onClick={() => notice.again && again(notice.again)}>
                {t('console.board.try-again')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </div>
  )
}
