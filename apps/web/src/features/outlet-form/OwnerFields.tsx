import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import type { Owner } from '@beckon/contract'
import { OWNERS_PER_OUTLET, textLengths } from '@beckon/domain/limits'
import IconPlus from '~icons/tabler/plus'
import IconX from '~icons/tabler/x'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { KnownOwner } from './KnownOwner.tsx'
import type { OutletErrors } from './outlet-draft.ts'

export interface OwnerFieldsProps {
  /** Email addresses, those of known people among them. */
  readonly owners: readonly string[]
  readonly people: readonly Owner[]
  readonly errors: OutletErrors
  readonly onChange: (owners: readonly string[]) => void
}

/** People who may request riders there: existing ones as they are, and a field for each new one. */
export function OwnerFields({ owners, people, errors, onChange }: OwnerFieldsProps) {
  const { t } = useTexts()
  const lines = owners.map((email, index) => ({
    email,
    index,
    owner: people.find((one) => one.email === email),
  }))
  const [isAdded, setAdded] = useState(false)
  const known = lines.filter(({ owner }) => owner !== undefined)
  return (
    <Stack gap="xs" role="group" aria-label={t('outlet.owners')}>
      <div>
        <Input.Label component="div">{t('outlet.owners')}</Input.Label>
        <Input.Description>{t('outlet.owners-hint')}</Input.Description>
      </div>
      {lines.map(({ email, index, owner }) =>
        owner ? (
          <KnownOwner
            key={owner.owner_id}
            owner={owner}
            onRemove={() => onChange(owners.toSpliced(index, 1))}
          />
        ) : (
          // A line is its place in the list: it has nothing else to be known by.
          <NewOwner
            key={index}
            takesFocus={isAdded && index === owners.length - 1}
            number={index + 1}
            email={email}
            error={errors[`owners.${index}`]}
            isFirst={index === 0 && known.length === 0}
            onChange={(next) => onChange(owners.with(index, next))}
            onRemove={() => onChange(owners.toSpliced(index, 1))}
          />
        ),
      )}
      {owners.length < OWNERS_PER_OUTLET && (
        <Button
          variant="subtle"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => {
            setAdded(true)
            onChange([...owners, ''])
          }}
        >
          {t('outlet.owner-add')}
        </Button>
      )}
    </Stack>
  )
}

interface NewOwnerProps {
  readonly number: number
  readonly email: string
  readonly error: string | undefined
  /** The first field stays. */
  readonly isFirst: boolean
  /** It has just been added, and is typed into next. */
  readonly takesFocus: boolean
  readonly onChange: (email: string) => void
  readonly onRemove: () => void
}

function NewOwner(props: NewOwnerProps) {
  const { number, email, error, isFirst, takesFocus, onChange, onRemove } = props
  const { t, say } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const wasAdded = useRef(takesFocus)
  useEffect(() => {
    if (wasAdded.current) field.current?.focus()
  }, [])
  return (
    <Group gap="xs" wrap="nowrap" align="start">
      <TextInput
        ref={field}
        style={{ flex: 1 }}
        aria-label={t('outlet.owner', { number })}
        placeholder={t('outlet.owner-placeholder')}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={textLengths.email}
        value={email}
        error={error !== undefined && say(error)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {!isFirst && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('outlet.owner-remove', { number })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
