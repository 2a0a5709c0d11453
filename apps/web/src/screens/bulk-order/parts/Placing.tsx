import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { BulkJob } from '@beckon/contract'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { Working } from './Working.tsx'

interface PlacingProps {
  readonly job: BulkJob | null
  /** Undefined until the service reports the first progress. */
  readonly onCancel: (() => void) | undefined
}

/** The progress of placing. Cancelling asks for a confirmation and shows the number of placed orders. */
export function Placing({ job, onCancel }: PlacingProps) {
  const { t, format } = useTexts()
  const [isAsking, setAsking] = useState(false)
  if (job?.is_cancelled) return <Working title={t('bulk.cancelling')} job={job} />
  return (
    <>
      <Working
        title={t('bulk.placing')}
        job={job}
        hint={t('bulk.placing-hint')}
        {...(onCancel ? { onCancel: () => setAsking(true) } : {})}
      />
      <Modal
        opened={isAsking && onCancel !== undefined}
        onClose={() => setAsking(false)}
        title={t('bulk.cancel-title')}
        centered
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Stack gap="md">
          <Text data-placed>
            {t('bulk.cancel-text', { placed: format.number(job?.placed_row_count ?? 0) })}
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('action.back')}
            </Button>
            <Button color="red" onClick={onCancel} data-confirm>
              {t('bulk.cancel')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
