import type { DeliveryNotice } from '@beckon/contract'
import { Alert, Text } from '@mantine/core'
import IconInfoCircle from '~icons/tabler/info-circle'
import { useConfig } from '../../platform/client/index.ts'
import { serverSeconds } from '../../platform/clock/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { untilText } from './until-text.ts'
import { type Collection, useNotices } from './use-notices.ts'

/** A calm banner about the measures of the zone: slower deliveries, a surcharge, a pause. */
export function Notices(collection: Collection) {
  const texts = useTexts()
  const { timezone } = useConfig()
  const notices = useNotices(collection)
  const now = serverSeconds()
  return (
    // The region exists before its text, so that screen readers announce it.
    <div role="status" data-notices={notices.length}>
      {notices.length > 0 && (
        <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} />}>
          {notices.map((notice) => (
            <Text key={notice.kind} size="sm">
              {noticeText(texts, notice, (until) => untilText(texts.format, { until, now, timezone }))}
            </Text>
          ))}
        </Alert>
      )}
    </div>
  )
}

function noticeText({ t, format }: Texts, notice: DeliveryNotice, timeOf: (until: number) => string): string {
  switch (notice.kind) {
    case 'paused':
      return t('pressure.paused', { time: timeOf(notice.until) })
    case 'zone-closed':
      return t('pressure.zone-closed', { from: format.clock(notice.from), to: format.clock(notice.to) })
    case 'full':
      return t('pressure.full', { time: timeOf(notice.until) })
    case 'radius':
      return t('pressure.radius', { distance: format.distance(notice.limit), time: timeOf(notice.until) })
    case 'slower':
      return t('pressure.slower', {
        duration: format.duration(notice.minutes * 60),
        time: timeOf(notice.until),
      })
    case 'surcharge':
      return t('pressure.surcharge', { amount: format.amount(notice.amount), time: timeOf(notice.until) })
    case 'surcharge_percent':
      return t('pressure.surcharge', {
        amount: format.percent(notice.percent / 100),
        time: timeOf(notice.until),
      })
  }
}
