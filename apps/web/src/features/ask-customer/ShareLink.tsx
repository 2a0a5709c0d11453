import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { Button, CopyButton, TextInput } from '@mantine/core'
import IconBrandWhatsapp from '~icons/tabler/brand-whatsapp'
import IconCheck from '~icons/tabler/check'
import IconCopy from '~icons/tabler/copy'
import IconMessage from '~icons/tabler/message'
import IconShare from '~icons/tabler/share'
import { useConfig } from '../../platform/client/index.ts'
import { useTextIn, useTexts } from '../../platform/texts/index.ts'
import styles from './AskCustomer.module.css'
import { smsLink, whatsAppLink } from './share-links.ts'

export interface ShareLinkProps {
  readonly url: string
  readonly shop: string
  /** As it was typed. */
  readonly phone: string
}

/** The link, to be copied, or sent with a message in the country's language. */
export function ShareLink({ url, shop, phone: typed }: ShareLinkProps) {
  const { t } = useTexts()
  const { country, default_language } = useConfig()
  const phone = isPossiblePhone(typed, country) ? toE164(typed, country) : null
  const messageText = useTextIn(default_language, 'ask.message', { shop, link: url })
  const message = messageText ?? url
  const away = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <>
      <div className={styles.link}>
        <TextInput
          label={t('ask.link')}
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
          style={{ flex: 1 }}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              <span role="status">{t(copied ? 'action.copied' : 'action.copy')}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      <div className={styles.ways}>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => void share(message)}
          >
            {t('ask.share')}
          </Button>
        )}
        <Button
          variant="default"
          component="a"
          href={whatsAppLink(message, phone)}
          {...away}
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          {t('ask.whatsapp')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={smsLink(message, phone)}
          leftSection={<IconMessage size={18} aria-hidden />}
        >
          {t('ask.sms')}
        </Button>
      </div>
    </>
  )
}

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch {
    // The user cancelled; the link remains.
  }
}
