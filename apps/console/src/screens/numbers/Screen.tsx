import { calls, type Numbers } from '@beckon/contract'
import { Badge, Text } from '@mantine/core'
import { useToday } from '../../features/days/index.ts'
import { FileButton } from '../../features/files/index.ts'
import { useFilters } from '../../features/list/index.ts'
import { EmptyState, FailureState, LoadState, Page } from '../../features/page/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type AskedNumbers, askedNumbers, filterNames } from './asked-numbers.ts'
import { FilterBar } from './FilterBar.tsx'
import { MoneySection } from './MoneySection.tsx'
import { OrderSection } from './OrderSection.tsx'
import { AskedContext } from './parts/OrdersLink.tsx'
import { RiderSection } from './RiderSection.tsx'
import { TimeSection } from './TimeSection.tsx'
import { useNumbers } from './use-numbers.ts'

/** The numbers of the country in a period, each of which opens its orders. */
export function Screen() {
  const { t } = useTexts()
  const [filters, setFilters] = useFilters(filterNames)
  const asked = askedNumbers(filters, useToday())
  const query = useNumbers(asked)
  const numbers = query.data
  return (
    <Page title={t('console.nav.numbers')} aside={<Exports asked={asked} />}>
      <FilterBar filters={filters} setFilters={setFilters} />
      {query.error && numbers && <FailureState error={query.error} retry={() => void query.refetch()} />}
      {numbers ? (
        <AskedContext value={asked}>
          <Content numbers={numbers} />
        </AskedContext>
      ) : query.fetchStatus === 'paused' ? (
        <EmptyState title={t('console.list.offline')} text={t('console.list.offline-hint')} />
      ) : (
        <LoadState query={query} />
      )}
    </Page>
  )
}

function Exports({ asked }: { readonly asked: AskedNumbers }) {
  const { t } = useTexts()
  const country = useStore(useDeps().country)
  const labels = { csv: t('console.export'), xlsx: t('console.numbers.export-xlsx') }
  return (['csv', 'xlsx'] as const).map((format) => (
    <FileButton
      key={format}
      call={calls.exportNumbers}
      input={{ query: { ...asked, format } }}
      name={`numbers-${country.toLowerCase()}-${asked.from}-${asked.to}.${format}`}
      label={labels[format]}
    />
  ))
}

function Content({ numbers }: { readonly numbers: Numbers }) {
  const { t, format } = useTexts()
  const { period, orders, money, steps } = numbers
  const hasRiders = steps.some((step) => (step.planned_hours ?? 0) > 0 || (step.on_duty_hours ?? 0) > 0)
  const hasWork = orders.now > 0 || orders.before > 0 || hasRiders
  return (
    <>
      <Text size="sm" c="dimmed" component="div">
        {t('console.numbers.compared', {
          from: format.dateTime(period.before.from),
          until: format.dateTime(period.before.until),
        })}{' '}
        {period.is_underway && (
          <Badge variant="light" color="orange">
            {t('console.numbers.underway')}
          </Badge>
        )}
      </Text>
      {hasWork ? (
        <>
          <OrderSection numbers={numbers} />
          <TimeSection numbers={numbers} />
          <RiderSection numbers={numbers} />
          {money && <MoneySection numbers={numbers} money={money} />}
        </>
      ) : (
        <EmptyState title={t('console.numbers.empty')} text={t('console.numbers.empty-hint')} />
      )}
    </>
  )
}
