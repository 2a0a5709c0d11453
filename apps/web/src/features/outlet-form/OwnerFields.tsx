import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTexts } from '../../platform/texts/index.ts'
import type { OutletErrors } from './outlet-draft.ts'

/** The service takes no more. */
const MOST_OWNERS = 20

export interface OwnerFieldsProps {
  readonly owners: readonly string[]
  readonly errors: OutletErrors
  readonly onChange: (owners: readonly string[]) => void
}

/** Who may request riders there: a line each, of which the first stays. */
export function OwnerFields({ owners, errors, onChange }: OwnerFieldsProps) {
  const { t, say } = useTexts()
  return (
    <Stack gap="xs" role="group" aria-label={t('outlet.owners')}>
      <div>
        <Input.Label component="div">{t('outlet.owners')}</Input.Label>
        <Input.Description>{t('outlet.owners-hint')}</Input.Description>
      </div>
      {owners.map((email, index) => {
        const error = errors[`owners.${index}`]
        const number = index + 1
        return (
          // A line is its place in the list: it has nothing else to be known by.
          <Group key={number} gap="xs" wrap="nowrap" align="start">
            <TextInput
              style={{ flex: 1 }}
              aria-label={t('outlet.owner', { number })}
              placeholder={t('outlet.owner-placeholder')}
              type="email"
              dir="ltr"
              autoComplete="off"
              maxLength={254}
              value={email}
              error={error !== undefined && say(error)}
              onChange={(event) => onChange(owners.with(index, event.currentTarget.value))}
            />
            {index > 0 && (
              <ActionIcon
                variant="default"
                size={44}
                aria-label={t('outlet.owner-remove', { number })}
                onClick={() => onChange(owners.toSpliced(index, 1))}
              >
                <IconX size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        )
      })}
      {owners.length < MOST_OWNERS && (
        <Button
          variant="subtle"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...owners, ''])}
        >
          {t('outlet.owner-add')}
        </Button>
      )}
    </Stack>
  )
}
