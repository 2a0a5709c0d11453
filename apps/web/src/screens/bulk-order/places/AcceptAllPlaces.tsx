import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'

interface AcceptAllPlacesProps {
  /** The number of locations to accept. */
  readonly rows: number
  readonly onTake: () => void
}

/** Accepts all suggested locations after a confirmation, because the orders get other addresses than the file has. */
export function AcceptAllPlaces({ rows: count, onTake }: AcceptAllPlacesProps) {
  const { t, format } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const rows = format.number(count)
  const take = () => {
    setAsking(false)
    onTake()
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)} data-take-all>
        {t('bulk.places-take-all', { rows })}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('bulk.places-take-title')}
        centered
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Stack gap="md">
          <Text>{t('bulk.places-take-text', { rows })}</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('action.back')}
            </Button>
            <Button onClick={take} data-confirm>
              {t('bulk.places-take-all', { rows })}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
