import type { Owner } from '@beckon/contract'
import { Badge, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './OutletForm.module.css'

export interface KnownOwnerProps {
  readonly owner: Owner
  readonly onRemove: () => void
}

/** The button that was pressed has gone: the focus goes to the question. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** An owner or an invited person. Removing asks for confirmation; access ends when the form is saved. */
export function KnownOwner({ owner: { email, state, owner_id: id }, onRemove }: KnownOwnerProps) {
  const { t } = useTexts()
  const { user } = useSession()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.person} data-owner={state}>
      <Group gap="xs" className={styles.email}>
        <bdi>{email}</bdi>
        {id === user?.id && (
          <Badge variant="light" tt="none">
            {t('people.you')}
          </Badge>
        )}
        {state === 'invited' && (
          <Badge variant="default" tt="none">
            {t('people.invited')}
          </Badge>
        )}
      </Group>
      {isAsked ? (
        <Group gap="xs">
          <Button size="sm" color="red" ref={focusOn} onClick={onRemove}>
            {t('people.remove-sure')}
          </Button>
          <Button size="sm" variant="default" onClick={() => setAsked(false)}>
            {t('action.cancel')}
          </Button>
        </Group>
      ) : (
        <Button
          size="sm"
          variant="default"
          aria-label={t('people.remove-name', { name: email })}
          onClick={() => setAsked(true)}
        >
          {t('people.remove')}
        </Button>
      )}
    </div>
  )
}
