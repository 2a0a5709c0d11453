import { calls, type ListedOperator, type OperatorSession } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../operators.module.css'
import { useRefreshOperators, useSessions } from '../use-operators.ts'

/** The id of a session that is to be ended, or all of them. */
type Asked = { readonly sessionId?: string }

/** The open sessions of an operator, each of which can be ended. */
export function Sessions({ operator }: { readonly operator: ListedOperator }) {
  const { t } = useTexts()
  const may = useMay('operators.manage')
  const query = useSessions(operator.operator_id)
  const [asked, setAsked] = useState<Asked>()
  const end = {
    id: 'end',
    title: '',
    render: ({ session_id: sessionId }: OperatorSession) => (
      <Button variant="default" size="compact-sm" onClick={() => setAsked({ sessionId })}>
        {t('console.operators.session-end')}
      </Button>
    ),
  }
  const columns = useColumns()
  return (
    <>
      <DataTable
        name="operator-sessions"
        label={t('console.operators.sessions')}
        query={query}
        columns={may ? [...columns, end] : columns}
        keyOf={({ session_id: id }) => id}
        filters={
          may &&
          query.data?.length && (
            <Button variant="default" onClick={() => setAsked({})}>
              {t('console.operators.sessions-end')}
            </Button>
          )
        }
        empty={
          <EmptyState
            title={t('console.operators.no-sessions')}
            text={t('console.operators.no-sessions-hint')}
          />
        }
      />
      {asked && <EndDialog operator={operator} {...asked} close={() => setAsked(undefined)} />}
    </>
  )
}

function useColumns(): Column<OperatorSession>[] {
  const { t, format } = useTexts()
  return [
    {
      id: 'browser',
      title: t('console.operators.session-device'),
      render: ({ user_agent: browser, current }) => (
        <>
          <bdi dir="ltr" className={styles.browser} title={browser}>
            {browser}
          </bdi>
          {current && <StateBadge color="blue">{t('console.operators.session-own')}</StateBadge>}
        </>
      ),
    },
    {
      id: 'since',
      title: t('console.operators.session-since'),
      render: (row) => format.dateTime(row.created_at),
      isFigure: true,
    },
    {
      id: 'used',
      title: t('console.operators.last-seen'),
      render: (row) => format.dateTime(row.used_at),
      isFigure: true,
    },
  ]
}

interface EndDialogProps extends Asked {
  readonly operator: ListedOperator
  readonly close: () => void
}

function EndDialog({ operator, sessionId, close }: EndDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOperators()
  const action =
    sessionId === undefined ? t('console.operators.sessions-end') : t('console.operators.session-end')
  return (
    <ReasonDialog
      title={t('console.operators.change', { change: action, name: operator.name })}
      action={action}
      isDangerous
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.endOperatorSessions, {
          params: { id: operator.operator_id },
          body: { reason, ...(sessionId === undefined ? {} : { session_id: sessionId }) },
        })
        await refresh()
        return result
      }}
    >
      <Text size="sm">{t('console.operators.session-effect')}</Text>
    </ReasonDialog>
  )
}
