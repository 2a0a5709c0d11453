import { Stack } from '@mantine/core'
import { useDebouncedValue, useNetwork } from '@mantine/hooks'
import { useVendorChoice } from '../../features/branch-selector/index.ts'
import { NotAllowed, useMay, WhoMay } from '../../features/member/index.ts'
import { Page } from '../../features/page/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { queryOf, chosenPeriod } from './history-filter.ts'
import { CashPanel } from './parts/CashPanel.tsx'
import { ExportMenu } from './parts/ExportMenu.tsx'
import { ExportProgress } from './parts/ExportProgress.tsx'
import { Filters } from './parts/Filters.tsx'
import { SearchResults } from './parts/SearchResults.tsx'
import { Summary } from './parts/Summary.tsx'
import { useCash } from './use-cash.ts'
import { useExport } from './use-export.ts'
import { useHistoryFilter } from './use-history-filter.ts'
import { usePastOrders } from './use-past-orders.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSummary } from './use-summary.ts'

const TYPING_MS = 400
/** Relative periods move at midnight. */
const LOOK_SECONDS = 60

/** The orders of a period, for people whose role shows orders. */
export function Screen() {
  const { t } = useTexts()
  return useMay('orders.read') ? <History /> : <NotAllowed title={t('history.title')} action="orders.read" />
}

/** A table, totals, days and an export. */
function History() {
  const { vendor, outlets } = useVendorChoice()
  const { timezone } = useConfig()
  const { t } = useTexts()
  const now = useNow(LOOK_SECONDS)
  const { online } = useNetwork()
  const { filter, change } = useHistoryFilter()
  const recent = useRecentSearches()
  const [search] = useDebouncedValue(filter.search, TYPING_MS)
  const chosen = chosenPeriod(filter, now, timezone)
  const filterQuery = chosen.ok
    ? queryOf({ ...filter, search }, chosen.period, outlets.areIncluded)
    : undefined
  const past = usePastOrders(vendor.vendor_id, filterQuery)
  const summary = useSummary(vendor.vendor_id, filterQuery)
  const seesMoney = useMay('money.read')
  const mayExport = useMay('orders.export')
  const cash = useCash(vendor.vendor_id, seesMoney ? filterQuery : undefined)
  const file = useExport(vendor.vendor_id, filterQuery)
  const total = filterQuery && !summary.isPlaceholderData ? summary.data?.total.orders : undefined
  return (
    <Page
      title={t('history.title')}
      width="wide"
      aside={mayExport && <ExportMenu isOffered={(total ?? 0) > 0 && !file.progress} onChoose={file.start} />}
    >
      <Stack gap="lg">
        <Filters
          filter={filter}
          violation={chosen.ok ? undefined : chosen.violation}
          recent={recent.recent}
          onChange={change}
          onSearched={() => recent.remember(filter.search)}
        />
        {file.progress && <ExportProgress progress={file.progress} onCancel={file.cancel} />}
        {filterQuery && (
          <>
            {/* Offline the list shows that it cannot be loaded. */}
            {(online || !summary.isPending) && <Summary summary={summary} />}
            {seesMoney && <CashPanel cash={cash} />}
            <SearchResults past={past} search={search} total={total} isOffline={!online} />
            <WhoMay action="money.read" />
            <WhoMay action="orders.export" />
          </>
        )}
      </Stack>
    </Page>
  )
}
