import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { QrCode } from '../qr/index.ts'
import styles from './invited.module.css'

export interface InvitedProps {
  readonly title: string
  /** How the link was sent, and until when it works. */
  readonly sent: string
  /** Whom the link is for, and what it opens. */
  readonly hint: string
  readonly codeLabel: string
  readonly link: string
  readonly close: () => void
}

/** The link of an invitation, once, and as a code for the phone of a person who is in the office. */
export function Invited({ title, sent, hint, codeLabel, link, close }: InvitedProps) {
  const { t } = useTexts()
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('console.close') }}>
      <Stack>
        <Alert color="green">{sent}</Alert>
        <Text>{hint}</Text>
        <Group justify="center">
          <QrCode content={link} label={codeLabel} />
        </Group>
        <Text>{t('console.riders.link')}</Text>
        <Code block dir="ltr" className={styles.link}>
          {link}
        </Code>
        <Group justify="flex-end">
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copied ? t('console.riders.copied') : t('console.riders.copy')}</Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Modal>
  )
}
