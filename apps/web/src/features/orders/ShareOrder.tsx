import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { overStatuses } from '@beckon/domain/order'
import { IconReceipt } from '@tabler/icons-react'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useShared } from './use-shared.ts'

/** The page of whoever waits: a link to it that the shop gives and takes back, and what comes back through it. */
export function ShareOrder({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const { url, isKnown, isAsking, share, revoke } = useShared(order)
  const { rating } = order
  const hasReceipt = useFlag('DeliveryReceiptCta')
  if (!isKnown) return null
  return (
    <Stack gap="sm" data-share>
      <Text component="h3" fw={600} size="sm">
        {t('share.title')}
      </Text>
      {url === undefined ? (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          loading={isAsking}
          onClick={() => void share()}
        >
          {t('share.make')}
        </Button>
      ) : (
        <Link url={url} isAsking={isAsking} onRevoke={() => void revoke()} />
      )}
      {hasReceipt && overStatuses.includes(order.status) && <Receipt order={order} url={url} />}
      {rating && (
        <Text size="sm" data-rating={rating.stars}>
          <span role="img" aria-label={t('rating.stars', { count: rating.stars })}>
            {'★'.repeat(rating.stars)}
            {'☆'.repeat(5 - rating.stars)}
          </span>{' '}
          <bdi>{rating.comment}</bdi>
        </Text>
      )}
    </Stack>
  )
}

interface ReceiptProps {
  readonly order: OrderRecord
  readonly url: string | undefined
}

/** How it ended, to be printed or sent: with the people and the photos of it where there is a link. */
function Receipt({ order, url }: ReceiptProps) {
  const { t } = useTexts()
  const path = `/delivery-receipt/${encodeURIComponent(order.order_id)}`
  return (
    <Stack gap={4} align="start">
      <Button
        component="a"
        variant="default"
        leftSection={<IconReceipt size={18} stroke={1.6} aria-hidden />}
        href={url === undefined ? path : path + new URL(url).search}
        target="_blank"
        rel="noreferrer"
      >
        {t(order.status === 'DELIVERED' ? 'share.receipt' : 'track.see-receipt')}
      </Button>
      {url === undefined && (
        <Text size="xs" c="dimmed">
          {t('share.receipt-bare')}
        </Text>
      )}
    </Stack>
  )
}

interface LinkProps {
  readonly url: string
  readonly isAsking: boolean
  readonly onRevoke: () => void
}

function Link({ url, isAsking, onRevoke }: LinkProps) {
  const { t } = useTexts()
  return (
    <>
      <TextInput
        readOnly
        dir="ltr"
        label={t('share.link')}
        description={t('share.shows')}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="xs">
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('action.copied') : t('share.copy')}
            </Button>
          )}
        </CopyButton>
        {'share' in navigator && (
          <Button variant="default" onClick={() => void send(url)}>
            {t('share.send')}
          </Button>
        )}
        <Button variant="subtle" color="red" loading={isAsking} onClick={onRevoke}>
          {t('share.revoke')}
        </Button>
      </Group>
    </>
  )
}

async function send(url: string): Promise<void> {
  try {
    await navigator.share({ url })
  } catch {
    // Whoever thinks better of it says nothing is wrong; the link can still be copied.
  }
}
