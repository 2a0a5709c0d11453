import type { WireVendor } from '@beckon/contract'
import IconClock from '~icons/tabler/clock'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Shown for a new collection point; the form appears as soon as the service accepts requests for it. */
export function Opening({ vendor, opensAt }: { readonly vendor: WireVendor; readonly opensAt: number }) {
  const { t, format } = useTexts()
  return (
    <div role="status">
      <EmptyState
        icon={IconClock}
        title={t('outlet.pending-title', { name: vendor.name })}
        text={`${t('outlet.error.opening')} ${t('outlet.pending-until', { time: format.time(opensAt) })}`}
      />
    </div>
  )
}
