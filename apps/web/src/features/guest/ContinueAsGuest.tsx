import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useVisitor } from '../../platform/visitor/index.ts'
import { Button, type ButtonLook } from '../controls/index.ts'
import { useGuestStart } from './use-guest-start.ts'

/** Shown to visitors without a session, where guests are allowed. */
export function ContinueAsGuest(look: ButtonLook) {
  const { t } = useTexts()
  const { identity } = useVisitor()
  const isOffered = useFlag('GuestCheckout')
  const { isStarting, start } = useGuestStart()
  if (!isOffered || identity !== null) return null
  return (
    <Button variant="default" {...look} isLoading={isStarting} onClick={start}>
      {t('guest.continue')}
    </Button>
  )
}
