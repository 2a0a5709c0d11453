import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import IconBrandWhatsapp from '~icons/tabler/brand-whatsapp'
import IconMessage from '~icons/tabler/message'
import IconShare from '~icons/tabler/share'
import { useConfig } from '../../../platform/client/index.ts'
import { useTextIn, useTexts } from '../../../platform/texts/index.ts'
import { smsLink, whatsAppLink } from '../../ask-customer/index.ts'

interface SharePanelProps {
  readonly order: OrderRecord
  readonly url: string
  readonly isAsking: boolean
  readonly onRevoke: () => void
}

/** The tracking link, to copy or to send with a message in the country's language. */
export function SharePanel({ order: { outlet, customer }, url, isAsking, onRevoke }: SharePanelProps) {
  const { t } = useTexts()
  const { default_language } = useConfig()
  const message = useTextIn(default_language, 'share.message', { shop: outlet.name, link: url }) ?? url
  return (
    <Stack gap="sm">
      <TextInput
        readOnly
        dir="ltr"
        data-autofocus
        label={t('share.link')}
        description={t('share.shows')}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="xs">
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              <span role="status">{copied ? t('action.copied') : t('share.copy')}</span>
            </Button>
          )}
        </CopyButton>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => void send(message)}
          >
            {t('share.send')}
          </Button>
        )}
        <Button
          variant="default"
          component="a"
          href={whatsAppLink(message, customer.phone_number)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          {t('ask.whatsapp')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={smsLink(message, customer.phone_number)}
          leftSection={<IconMessage size={18} aria-hidden />}
        >
          {t('ask.sms')}
        </Button>
        <Button variant="subtle" color="red" loading={isAsking} onClick={onRevoke}>
          {t('share.revoke')}
        </Button>
      </Group>
    </Stack>
  )
}

async function send(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch {
    // A cancelled share is no error; the link can still be copied.
  }
}
