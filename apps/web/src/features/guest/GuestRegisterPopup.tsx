import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useFlag } from '../../platform/flags/index.ts'
import { guestOrderIds, onGuestOrders } from '../../platform/mode/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useSelectedVendor } from '../branch-selector/index.ts'
import { useActiveOrders } from '../orders/index.ts'
import { type InviteAnswer, inviteAnswer, mayInterrupt, shouldInvite } from './should-invite.ts'

/** Invites a guest who has ordered to create an account, once no order is active. */
export function GuestRegisterPopup() {
  const { mode } = useSession()
  const isClosed = useFlag('DeactivateSignUpButton')
  const store = useMemo(() => inviteAnswer(), [])
  const [answer, setAnswer] = useState(() => store.read())
  const orders = useSyncExternalStore(onGuestOrders, () => guestOrderIds().length)
  const say = (next: InviteAnswer) => {
    store.write(next)
    setAnswer(next)
  }
  if (!shouldInvite({ mode, orders, answer, isClosed })) return null
  return <Invitation onLater={() => say({ later: orders })} onNever={() => say('never')} />
}

interface InvitationProps {
  readonly onLater: () => void
  readonly onNever: () => void
}

function Invitation({ onLater, onNever }: InvitationProps) {
  const { t } = useTexts()
  const { vendor_id: vendorId } = useSelectedVendor()
  const { data } = useActiveOrders(vendorId, false)
  return (
    <Modal
      opened={mayInterrupt(data)}
      onClose={onLater}
      title={t('guest.popup-title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      centered
    >
      <Stack gap="md">
        <Text size="sm">{t('guest.popup-text')}</Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onNever}>
            {t('guest.popup-never')}
          </Button>
          <Button variant="default" onClick={onLater}>
            {t('guest.popup-later')}
          </Button>
          <Button onClick={onLater} renderRoot={(props) => <Link to="/register" {...props} />}>
            {t('guest.popup-register')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
