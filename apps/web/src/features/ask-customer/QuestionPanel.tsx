import { ActionIcon, Button, Group, Loader, Text } from '@mantine/core'
import IconCircleCheck from '~icons/tabler/circle-check'
import IconClockOff from '~icons/tabler/clock-off'
import IconX from '~icons/tabler/x'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import type { PlaceRequest } from './place-request.ts'
import styles from './AskCustomer.module.css'
import { ShareLink } from './ShareLink.tsx'
import { useAnswer } from './use-answer.ts'

export interface QuestionPanelProps {
  readonly vendorId: string
  readonly shop: string
  /** The customer's number as it was typed; empty where it is not known yet. */
  readonly phone: string
  readonly placeRequest: PlaceRequest
  readonly onStop: () => void
  readonly renew: ReactNode
}

/** The link to send, and what has become of it. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { placeRequest, vendorId } = props
  const { isExpired, isUnknown } = useAnswer(vendorId, placeRequest)
  if (placeRequest.taken) return <Answered {...props} isExpired={isExpired} />
  return isExpired ? <Expired {...props} /> : <Waiting {...props} isUnknown={isUnknown} />
}

function Waiting({
  placeRequest,
  shop,
  phone,
  onStop,
  isUnknown,
}: QuestionPanelProps & { readonly isUnknown: boolean }) {
  const { t, format } = useTexts()
  return (
    <section className={styles.panel} aria-label={t('ask.open')}>
      <Text size="sm">{t('ask.lead')}</Text>
      <ShareLink url={placeRequest.url} shop={shop} phone={phone} />
      <Text size="xs" c="dimmed">
        {t('ask.good-until', { time: format.dayTime(placeRequest.expiresAt) })}
      </Text>
      <div className={styles.foot}>
        <Group gap="xs" wrap="nowrap" role="status">
          <Loader size={16} aria-hidden />
          <Text size="sm">{t(isUnknown ? 'ask.not-reached' : 'ask.waiting')}</Text>
        </Group>
        <Button size="xs" variant="subtle" onClick={onStop}>
          {t('ask.stop')}
        </Button>
      </div>
    </section>
  )
}

function Expired({ onStop, renew }: QuestionPanelProps) {
  const { t } = useTexts()
  return (
    <section className={styles.panel} aria-label={t('ask.open')}>
      <div className={styles.foot}>
        <Group gap="xs" wrap="nowrap" role="status">
          <IconClockOff size={18} aria-hidden />
          <Text size="sm">{t('ask.expired')}</Text>
        </Group>
        <Group gap="xs">
          <Button size="xs" variant="subtle" onClick={onStop}>
            {t('ask.stop')}
          </Button>
          {renew}
        </Group>
      </div>
    </section>
  )
}

function Answered({ placeRequest, onStop, isExpired }: QuestionPanelProps & { readonly isExpired: boolean }) {
  const { t, format } = useTexts()
  return (
    <section className={styles.panel} data-answered aria-label={t('ask.open')}>
      <div className={styles.head}>
        <Group gap="xs" wrap="nowrap" role="status">
          <IconCircleCheck size={20} aria-hidden />
          <Text fw={600} size="sm">
            {t('ask.answered')}
          </Text>
        </Group>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('action.close')} onClick={onStop}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      {placeRequest.before.map((text) => (
        <Text key={text} size="sm">
          {t('ask.before', { text })}
        </Text>
      ))}
      {!isExpired && (
        <Text size="xs" c="dimmed">
          {t('ask.still-open', { time: format.dayTime(placeRequest.expiresAt) })}
        </Text>
      )}
    </section>
  )
}
