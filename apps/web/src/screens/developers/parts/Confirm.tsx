import { Button, Group, Text } from '@mantine/core'
import type { CallError } from '@beckon/contract/client'
import { FormFailure } from '../../../features/account-form/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmProps {
  readonly title: string
  readonly text: string
  readonly isAsking: boolean
  readonly problem: CallError | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something ends for good. */
export function Confirm({ title, text, isAsking, problem, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <FormFailure problem={problem} />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button color="red" loading={isAsking} onClick={onConfirm}>
          {title}
        </Button>
      </Group>
    </Dialog>
  )
}
