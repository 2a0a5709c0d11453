import { Button, Group, ScrollArea, Text } from '@mantine/core'
import IconBell from '~icons/tabler/bell'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../features/page/index.ts'
import { useNow } from '../../../platform/clock/index.ts'
import { NoticeIcon, useNotices, useNoticeState } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './NoticeLog.module.css'

interface NoticeLogProps {
  /** Called when a notice is followed to its order. */
  readonly onLeave: () => void
}

/** Changes by others and failures, newest first: errors stay visible after their notice has closed. */
export function NoticeLog({ onLeave }: NoticeLogProps) {
  const { t, format } = useTexts()
  const { log } = useNoticeState()
  const { clear } = useNotices()
  const now = useNow()
  return (
    <section aria-label={t('notice.log-title')}>
      <Group gap="xs" wrap="nowrap" mb="xs">
        <Text fw={600} flex={1} ps="xs">
          {t('notice.log-title')}
        </Text>
        {log.length > 0 && (
          <Button variant="subtle" size="sm" onClick={clear}>
            {t('notice.log-clear')}
          </Button>
        )}
      </Group>
      {log.length === 0 ? (
        <EmptyState icon={IconBell} title={t('notice.log-empty')} text={t('notice.log-empty-hint')} />
      ) : (
        <ScrollArea.Autosize mah="min(26rem, 60dvh)" type="scroll">
          <ul className={styles.list}>
            {log.map(({ id, kind, message, at, times, orderId }) => (
              <li key={id} className={styles.entry}>
                <NoticeIcon kind={kind} />
                <div>
                  <p>
                    {orderId === undefined ? (
                      message
                    ) : (
                      <Link
                        to="/order-tracking/{-$vendorID}"
                        params={{}}
                        search={{ order_id: orderId }}
                        className={styles.about}
                        onClick={onLeave}
                      >
                        {message}
                      </Link>
                    )}
                  </p>
                  <Text size="xs" c="dimmed" component="time">
                    {format.relative(at, now)}
                    {times > 1 && ` · ×${format.number(times)}`}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
    </section>
  )
}
