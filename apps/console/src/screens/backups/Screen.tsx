import type { Backup } from '@beckon/contract'
import { Text } from '@mantine/core'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { type ConsoleKey, useTexts } from '../../platform/texts/index.ts'
import { useBackups } from './use-backups.ts'

const kinds = {
  nightly: 'console.backups.kind-nightly',
  manual: 'console.backups.kind-manual',
  upgrade: 'console.backups.kind-upgrade',
} as const satisfies Record<Backup['kind'], ConsoleKey>

/** The backups of the service with their state, newest first. They are made and restored on the machine. */
export function Screen() {
  const { t, format } = useTexts()
  const query = useBackups()
  const columns: Column<Backup>[] = [
    { id: 'when', title: t('console.backups.when'), render: (row) => format.dateTime(row.created_at) },
    { id: 'state', title: t('console.backups.state'), render: (row) => <State backup={row} /> },
    { id: 'kind', title: t('console.backups.kind'), render: ({ kind }) => t(kinds[kind]) },
    {
      id: 'size',
      title: t('console.backups.size'),
      render: ({ size }) => (size === 0 ? '–' : format.bytes(size)),
    },
    {
      id: 'version',
      title: t('console.backups.version'),
      render: ({ version }) => <bdi>{version ?? '–'}</bdi>,
    },
    { id: 'file', title: t('console.backups.file'), render: ({ name }) => <bdi dir="ltr">{name}</bdi> },
  ]
  return (
    <Page title={t('console.nav.backups')}>
      <Text c="dimmed" size="sm" mb="xs">
        {t('console.backups.hint')}
      </Text>
      <DataTable
        name="backups"
        label={t('console.nav.backups')}
        query={query}
        columns={columns}
        keyOf={({ name, state }) => `${name} ${state}`}
        empty={<EmptyState title={t('console.backups.empty')} text={t('console.backups.empty-hint')} />}
      />
    </Page>
  )
}

function State({ backup }: { readonly backup: Backup }) {
  const { t } = useTexts()
  const { state, error } = backup
  if (state === 'running') return t('console.backups.running')
  if (state === 'failed') {
    return (
      <>
        <Text size="sm" c="red">
          {t('console.backups.failed')}
        </Text>
        <Text component="bdi" dir="ltr" size="xs" c="dimmed">
          {error}
        </Text>
      </>
    )
  }
  if (backup.is_newer) return t('console.backups.newer')
  return t(backup.has_database ? 'console.backups.complete' : 'console.backups.files-only')
}
