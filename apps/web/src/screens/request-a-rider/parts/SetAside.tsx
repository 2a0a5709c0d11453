import { Button, CloseButton, Group, Paper, Stack, Text } from '@mantine/core'
import IconNotes from '~icons/tabler/notes'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { discardAside } from '../draft/start-request.ts'
import { type StoredRequest, setAside } from '../draft/draft-store.ts'

interface SetAsideProps {
  readonly identity: string
  readonly vendorId: string
  readonly onTakeUp: (entry: StoredRequest) => void
}

/** Lists drafts that another request has replaced, with a button to restore each. */
export function SetAside({ identity, vendorId, onTakeUp }: SetAsideProps) {
  const { t } = useTexts()
  const [entries, setEntries] = useState(() => setAside(identity, vendorId).read() ?? [])
  if (entries.length === 0) return null
  return (
    <Stack gap="xs" role="status">
      {entries.map((entry) => (
        <Paper key={entry.key} withBorder px="md" py="xs" data-aside={entry.key}>
          <Group gap="sm" wrap="nowrap">
            <IconNotes size={20} stroke={1.6} aria-hidden style={{ flexShrink: 0 }} />
            <Text size="sm" style={{ flex: 1, overflowWrap: 'anywhere' }}>
              {nameOf(entry) === '' ? t('again.aside-unnamed') : t('again.aside', { name: nameOf(entry) })}
            </Text>
            <Button variant="default" size="xs" style={{ flexShrink: 0 }} onClick={() => onTakeUp(entry)}>
              {t('again.take-up')}
            </Button>
            <CloseButton
              aria-label={t('again.discard')}
              title={t('again.discard')}
              size={36}
              onClick={() => setEntries(discardAside({ identity, vendorId }, entry))}
            />
          </Group>
        </Paper>
      ))}
    </Stack>
  )
}

const nameOf = ({ draft }: StoredRequest): string => draft.name.trim() || (draft.destination?.address ?? '')
