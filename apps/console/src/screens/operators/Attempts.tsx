import type { RefusedAttempt } from '@beckon/contract'
import { Text } from '@mantine/core'
import { type Column, DataTable, moreOf } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './operators.module.css'
import { useAttempts } from './use-operators.ts'

/** Characters of an account's hash that tell accounts apart. */
const SHOWN = 10

/** Attempts that were refused: which call, from where, and why. */
export function Attempts() {
  const { t, format } = useTexts()
  const query = useAttempts()
  const columns: Column<RefusedAttempt>[] = [
    {
      id: 'when',
      title: t('console.operators.attempt-when'),
      render: (row) => format.dateTime(row.created_at),
    },
    {
      id: 'call',
      title: t('console.operators.attempt-call'),
      render: ({ call }) => <bdi dir="ltr">{call}</bdi>,
    },
    {
      id: 'code',
      title: t('console.operators.attempt-code'),
      render: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    {
      id: 'address',
      title: t('console.operators.attempt-address'),
      render: ({ address }) => <bdi dir="ltr">{address}</bdi>,
      sortBy: ({ address }) => address,
    },
    {
      id: 'account',
      title: t('console.operators.attempt-account'),
      render: ({ account }) => (account === null ? '–' : <bdi dir="ltr">{account.slice(0, SHOWN)}</bdi>),
      sortBy: ({ account }) => account,
    },
    {
      id: 'browser',
      title: t('console.operators.attempt-browser'),
      render: ({ user_agent: browser }) => (
        <bdi dir="ltr" className={styles.browser} title={browser}>
          {browser}
        </bdi>
      ),
    },
  ]
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs">
        {t('console.operators.attempt-account-hint')}
      </Text>
      <DataTable
        name="refused-attempts"
        label={t('console.operators.attempts')}
        query={query}
        columns={columns}
        keyOf={({ refused_id: id }) => String(id)}
        more={moreOf(query)}
        empty={
          <EmptyState
            title={t('console.operators.attempts-empty')}
            text={t('console.operators.attempts-empty-hint')}
          />
        }
      />
    </>
  )
}
