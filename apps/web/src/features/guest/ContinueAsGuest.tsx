import { Button, type ButtonProps } from '@mantine/core'
import { useFlag } from '../../platform/flags/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useGuestStart } from './use-guest-start.ts'

/** Shown to visitors without a session, where guests are allowed. */
export function ContinueAsGuest(props: ButtonProps) {
  const { t } = useTexts()
  const { identity } = useSession()
  const isOffered = useFlag('GuestCheckout')
  const { isStarting, start } = useGuestStart()
  if (!isOffered || identity !== null) return null
  return (
    <Button variant="default" {...props} loading={isStarting} onClick={start}>
      {t('guest.continue')}
    </Button>
  )
}
