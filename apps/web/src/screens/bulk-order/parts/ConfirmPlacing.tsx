import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { BulkJob, BulkRow } from '@beckon/contract'
import { DialogFoot } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { DuplicateRows } from './DuplicateRows.tsx'
import { Summary } from './Summary.tsx'

interface ConfirmPlacingProps {
  readonly job: BulkJob
  readonly rows: readonly BulkRow[]
  /** The text key of the reason for a repeated confirmation. */
  readonly refused: string | null
  readonly isOpen: boolean
  readonly onBack: () => void
  readonly onConfirm: () => void
}

/** Asks for a confirmation of the number of orders and their total fee before any is placed. */
export function ConfirmPlacing({ job, rows, refused, isOpen, onBack, onConfirm }: ConfirmPlacingProps) {
  const { t, say, format } = useTexts()
  return (
    <Modal
      opened={isOpen}
      onClose={onBack}
      title={t('bulk.confirm-title')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        {refused !== null && (
          <Alert color="yellow" variant="light" role="alert">
            {say(refused)}
          </Alert>
        )}
        <Text>
          {t('bulk.confirm', { count: job.totals.orders, orderCount: format.number(job.totals.orders) })}
        </Text>
        <Summary job={job} />
        <DuplicateRows rows={rows} />
        {job.warning_row_count > 0 && (
          <Text size="sm">{t('bulk.filter.warnings', { rows: format.number(job.warning_row_count) })}</Text>
        )}
        {job.error_row_count > 0 && (
          <Text size="sm" c="dimmed">
            {t('bulk.confirm-left', { rows: format.number(job.error_row_count) })}
          </Text>
        )}
        <DialogFoot>
          <Group justify="end">
            <Button variant="default" onClick={onBack}>
              {t('action.back')}
            </Button>
            <Button onClick={onConfirm} data-autofocus>
              {t('bulk.yes')}
            </Button>
          </Group>
        </DialogFoot>
      </Stack>
    </Modal>
  )
}
