import { Alert, Button, CopyButton, Group, Textarea } from '@mantine/core'
import IconCheck from '~icons/tabler/check'
import IconCopy from '~icons/tabler/copy'
import { useTexts } from '../../../platform/texts/index.ts'
import { Dialog } from './Dialog.tsx'
import styles from './parts.module.css'

export interface SecretOnceProps {
  readonly secret: string
  readonly onClose: () => void
}

/** Shows a secret until the dialog is closed; it is stored nowhere. */
export function SecretOnce({ secret, onClose }: SecretOnceProps) {
  const { t } = useTexts()
  return (
    <Dialog title={t('developers.secret.title')} onClose={onClose} isKept>
      <Alert color="yellow" variant="light" role="note">
        {t('developers.secret.warning')}
      </Alert>
      <div className={styles.buttons}>
        <Textarea
          className={styles.secret}
          classNames={{ input: styles.code }}
          label={t('developers.secret.label')}
          value={secret}
          rows={2}
          readOnly
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              <span role="status">{t(copied ? 'action.copied' : 'action.copy')}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('developers.secret.done')}</Button>
      </Group>
    </Dialog>
  )
}
