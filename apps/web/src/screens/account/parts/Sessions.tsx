import { accountCalls, type OpenSession } from '@beckon/contract'
import { Badge, Button, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { FailureState, Panel } from '../../../features/page/index.ts'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { deviceOf } from '../device-of.ts'
import styles from './parts.module.css'

/** Where one is signed in, and signing out elsewhere. */
export function Sessions() {
  const { t } = useTexts()
  const client = useClient()
  const query = useQuery({
    queryKey: queryKeys.sessions(),
    queryFn: ({ signal }) => answerTo(client, accountCalls.listSessions, {}, { signal }),
    staleTime: 0,
  })
  return (
    <Panel title={t('sessions.title')}>
      {query.isPending && <Skeleton h={80} aria-busy />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      <ul className={styles.list}>
        {query.data?.result.map((session) => (
          <SessionLine key={session.session_id} session={session} />
        ))}
      </ul>
    </Panel>
  )
}

function SessionLine({ session }: { readonly session: OpenSession }) {
  const { t, format } = useTexts()
  const now = useNow()
  const queries = useQueryClient()
  const { ask, isAsking, problem } = useCall(accountCalls.endSession)
  const device = deviceOf(session.user_agent) ?? t('sessions.unknown')
  const end = async () => {
    await ask({ params: { id: session.session_id } })
    await queries.invalidateQueries({ queryKey: queryKeys.sessions() })
  }
  return (
    <li className={styles.line}>
      <div className={styles.grow}>
        <bdi>{device}</bdi>
        <div className={styles.notes}>
          {session.current && (
            <Badge variant="light" tt="none">
              {t('sessions.here')}
            </Badge>
          )}
          <span>{t('sessions.used', { when: format.relative(session.used_at, now) })}</span>
        </div>
        <FormFailure problem={problem} />
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="default"
          loading={isAsking}
          aria-label={t('sessions.end-device', { device })}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
