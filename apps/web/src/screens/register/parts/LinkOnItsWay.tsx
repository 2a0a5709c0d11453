import { Button } from '@mantine/core'
import { AccountPage, LinkSent } from '../../../features/account-form/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { ToLogin } from './ToLogin.tsx'

export interface LinkOnItsWayProps {
  readonly name: string
  readonly channel: 'mail' | 'text'
  readonly onAnother: () => void
}

/** The account was created; its link was sent. */
export function LinkOnItsWay({ name, channel, onAnother }: LinkOnItsWayProps) {
  const { t } = useTexts()
  return (
    <AccountPage
      title={t(channel === 'mail' ? 'register.check-mail' : 'register.check-phone')}
      lead={t('register.sent', { name })}
      foot={<ToLogin />}
    >
      <LinkSent name={name} wasSent channel={channel} />
      <Button variant="subtle" fullWidth mt="sm" onClick={onAnother}>
        {t(channel === 'mail' ? 'register.another' : 'register.another-number')}
      </Button>
    </AccountPage>
  )
}
