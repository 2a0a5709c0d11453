import { registrationCalls } from '@beckon/contract'
import { channelOf } from '@beckon/domain/account'
import { RESEND_SECONDS } from '@beckon/domain/limits'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { nowSeconds, useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure } from './FormFailure.tsx'
import { useCall } from './use-call.ts'

export interface LinkSentProps {
  readonly name: string
  /** A link was sent a moment ago; else the first one is requested here. */
  readonly wasSent: boolean
  /** By email by default. */
  readonly channel?: 'mail' | 'text'
}

/** Confirms that a link was sent, and offers another one. */
export function LinkSent({ name, wasSent, channel = channelOf(name) }: LinkSentProps) {
  const { t, format } = useTexts()
  const { environment } = useConfig()
  const { ask, isAsking, problem } = useCall(registrationCalls.resendConfirmation)
  const [sentAt, setSentAt] = useState(() => (wasSent ? nowSeconds() : 0))
  const [isAgain, setAgain] = useState(false)
  const now = useNow(1)
  const left = sentAt + RESEND_SECONDS - now
  const resend = async () => {
    if (!(await ask({ body: { email_address: name } }))) return
    setSentAt(nowSeconds())
    setAgain(true)
  }
  return (
    <Stack gap="md">
      <FormFailure problem={problem} />
      <Text role="status" size="sm" c="dimmed">
        {isAgain
          ? t('register.sent-again')
          : t(channel === 'mail' ? 'register.sent-hint' : 'register.sent-hint-text')}
      </Text>
      <Button variant="default" loading={isAsking} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('register.resend-in', { duration: format.duration(left) }) : t('register.resend')}
      </Button>
      {environment !== 'prd' && <DemoMailbox channel={channel} />}
    </Stack>
  )
}

/** Outside production emails are stored by the service itself. */
export function DemoMailbox({ channel }: { readonly channel: 'mail' | 'text' }) {
  const { t } = useTexts()
  return (
    <Text size="sm" c="dimmed">
      {t(channel === 'mail' ? 'mailbox.demo' : 'mailbox.demo-text')}{' '}
      <a href="/dev/mailbox" target="_blank" rel="noreferrer">
        {t('mailbox.open')}
      </a>
    </Text>
  )
}
