import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useFlag } from '../../platform/flags/index.ts'
import { guestOrderIds, onGuestOrders } from '../../platform/mode/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type InviteAnswer, inviteAnswer, shouldInvite } from './should-invite.ts'

/** Invites a guest who has ordered to create an account. */
export function GuestRegisterPopup() {
  const { t } = useTexts()
  const { mode } = useSession()
  const isClosed = useFlag('DeactivateSignUpButton')
  const store = useMemo(() => inviteAnswer(), [])
  const [answer, setAnswer] = useState(() => store.read())
  const orders = useSyncExternalStore(onGuestOrders, () => guestOrderIds().length)
  const say = (next: InviteAnswer) => {
    store.write(next)
    setAnswer(next)
  }
  const later = () => say({ later: orders })
  return (
    <Modal
      opened={shouldInvite({ mode, orders, answer, isClosed })}
      onClose={later}
      title={t('guest.popup-title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      centered
    >
      <Stack gap="md">
        <Text size="sm">{t('guest.popup-text')}</Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={() => say('never')}>
            {t('guest.popup-never')}
          </Button>
          <Button variant="default" onClick={later}>
            {t('guest.popup-later')}
          </Button>
          <Button onClick={later} renderRoot={(props) => <Link to="/register" {...props} />}>
            {t('guest.popup-register')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
