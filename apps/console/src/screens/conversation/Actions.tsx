import { calls, type WholeDeskConversation } from '@beckon/contract'
import type { CallError, CallResult } from '@beckon/contract/client'
import { Alert, Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useConversationChanged } from './use-conversation.ts'

export interface ActionsProps {
  readonly conversation: WholeDeskConversation
}

/** Takes, gives or leaves a conversation, and closes or reopens it. Taking needs no typed reason. */
export function Actions({ conversation }: ActionsProps) {
  const { t, say } = useTexts()
  const { client, session } = useDeps()
  const state = useStore(session.state)
  const changed = useConversationChanged(conversation.conversation_id)
  const [asked, setAsked] = useState<'give' | 'settle'>()
  const [error, setError] = useState<CallError>()
  const { conversation_id: id, assigned_to: operator, status } = conversation
  const me = state.status === 'in' ? state.me.operator_id : ''
  const from = operator?.operator_id ?? null
  const problem = error && problemOf(error)
  const assign = async (operator_id: string | null, reason: string) => {
    const result = changed(
      await client.call(calls.assignHelp, { params: { id }, body: { operator_id, from, reason } }),
    )
    setError(result.ok ? undefined : result.error)
    return result
  }
  return (
    <>
      {from !== me && (
        <Button onClick={() => void assign(me, t('console.help.taken'))}>{t('console.help.take')}</Button>
      )}
      {from === me && (
        <Button variant="default" onClick={() => void assign(null, t('console.help.left'))}>
          {t('console.help.leave')}
        </Button>
      )}
      <Button variant="default" onClick={() => setAsked('give')}>
        {t('console.help.give')}
      </Button>
      <Button variant="default" onClick={() => setAsked('settle')}>
        {status === 'CLOSED' ? t('console.help.reopen') : t('console.help.close')}
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
      {asked === 'give' && <Give from={from} assign={assign} close={() => setAsked(undefined)} />}
      {asked === 'settle' && <Settle conversation={conversation} close={() => setAsked(undefined)} />}
    </>
  )
}

interface GiveProps {
  readonly from: string | null
  readonly assign: (operatorId: string | null, reason: string) => Promise<CallResult<unknown>>
  readonly close: () => void
}

function Give({ from, assign, close }: GiveProps) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data = [] } = useQuery({
    queryKey: ['helpers', country],
    queryFn: async ({ signal }) => (await answerTo(deps.client, calls.listHelpers, {}, { signal })).result,
  })
  return (
    <ReasonDialog
      title={t('console.help.give')}
      action={t('console.help.give')}
      close={close}
      run={(reason) => assign(chosen, reason)}
    >
      <Select
        label={t('console.help.operator')}
        placeholder={t('console.help.anyone')}
        searchable
        clearable
        value={chosen}
        data={data
          .filter(({ operator_id: id }) => id !== from)
          .map(({ operator_id: value, name: label }) => ({ value, label }))}
        onChange={setChosen}
      />
    </ReasonDialog>
  )
}

function Settle({ conversation, close }: ActionsProps & { readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const { conversation_id: id, status } = conversation
  const changed = useConversationChanged(id)
  const closed = status !== 'CLOSED'
  const action = closed ? t('console.help.close') : t('console.help.reopen')
  return (
    <ReasonDialog
      title={action}
      action={action}
      close={close}
      run={async (reason) =>
        changed(await client.call(calls.settleHelp, { params: { id }, body: { closed, reason } }))
      }
    />
  )
}
