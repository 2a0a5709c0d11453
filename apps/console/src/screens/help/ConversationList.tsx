import { calls, type DeskConversation } from '@beckon/contract'
import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, useFilters, useSearchText } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { HelpStatus } from '../../features/help/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './help.module.css'

const filters = ['open', 'mine', 'unassigned', 'answered', 'closed'] as const
const REFRESH_MS = 10_000

/** The conversations of a filter, the longest waiting first. */
export function ConversationList() {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const [values, setFilters] = useFilters(['filter', 'search'])
  const filter = filters.find((one) => one === values.filter) ?? 'open'
  const search = useSearchText(values.search)
  const query = useQuery({
    queryKey: ['help-desk', country, filter, search],
    queryFn: async ({ signal }) =>
      (
        await answerTo(
          deps.client,
          calls.listDesk,
          { query: { filter, count: 200, ...(search === '' ? {} : { search }) } },
          { signal },
        )
      ).result,
    refetchInterval: REFRESH_MS,
  })
  return (
    <DataTable
      name="help"
      label={t('console.help.conversations')}
      query={query}
      columns={useColumns(query.dataUpdatedAt / 1000)}
      keyOf={({ conversation_id: id }) => id}
      pathOf={({ conversation_id: id }) => `/help/${id}`}
      isFiltered={filter !== 'open' || search !== ''}
      filters={
        <>
          <SegmentedControl
            aria-label={t('console.help.filter')}
            size="xs"
            value={filter}
            data={filters.map((value) => ({ value, label: t(`console.help.filter.${value}`) }))}
            onChange={(value) => setFilters({ filter: value === 'open' ? '' : value })}
          />
          <TextInput
            aria-label={t('console.search')}
            placeholder={t('console.help.search')}
            value={values.search}
            onChange={({ currentTarget }) => setFilters({ search: currentTarget.value })}
          />
        </>
      }
      empty={<EmptyState title={t('console.help.empty')} text={t('console.help.empty-hint')} />}
    />
  )
}

function useColumns(now: number): Column<DeskConversation>[] {
  const { t, format } = useTexts()
  return [
    {
      id: 'shop',
      title: t('console.shops.shop'),
      render: ({ vendor_name: name, vendor_id: id }) => <bdi>{name === '' ? id : name}</bdi>,
      sortBy: ({ vendor_name: name }) => name,
    },
    {
      id: 'last',
      title: t('console.help.last'),
      render: ({ last, unseen }) => (
        <Text component="bdi" size="sm" className={styles.last} fw={unseen > 0 ? 600 : 400}>
          {last === '' ? t('console.help.file-only') : last}
        </Text>
      ),
    },
    { id: 'status', title: t('console.shops.state'), render: ({ status }) => <HelpStatus status={status} /> },
    {
      id: 'waiting',
      title: t('console.help.waits'),
      render: ({ waiting_since: since }) =>
        since === null ? '–' : format.duration(Math.max(0, now - since)),
      sortBy: ({ waiting_since: since }) => since,
      isFigure: true,
    },
    {
      id: 'operator',
      title: t('console.help.operator'),
      render: ({ assigned_to: operator }) => <bdi>{operator?.name ?? '–'}</bdi>,
      sortBy: ({ assigned_to: operator }) => operator?.name ?? null,
    },
    {
      id: 'order',
      title: t('console.help.order'),
      render: ({ order_id: id }) => <bdi dir="ltr">{id ?? '–'}</bdi>,
    },
    {
      id: 'begun',
      title: t('console.help.begun'),
      render: (row) => format.dateTime(row.created_at),
      sortBy: (row) => row.created_at,
      isFigure: true,
      isExtra: true,
    },
  ]
}
