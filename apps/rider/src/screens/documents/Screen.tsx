import type { RiderDocument } from '@beckon/contract'
import { isDocumentValid } from '@beckon/domain/rider'
import { useEffect, useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import type { CallProblem } from '../../platform/client/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Document } from './Document.tsx'

/** The documents of the rider: their states, what is missing, and sending them. */
export function Screen() {
  const { t, say } = useTexts()
  const { documents } = useDeps()
  const list = useStore(documents.list)
  const { problem, refresh } = useRefresh()
  return (
    <Page title={t('rider.document.title')} back={{ page: 'account' }}>
      {problem && (
        <Notice kind="warning">
          <span>{say(problem.key, problem.values)}</span>
          <Button onPress={refresh}>{t('rider.retry')}</Button>
        </Notice>
      )}
      {!list && !problem && <p role="status">{t('rider.loading')}</p>}
      {list && <Summary list={list} />}
      {list?.map((one) => (
        <Document key={one.kind} document={one} />
      ))}
    </Page>
  )
}

function useRefresh() {
  const { documents } = useDeps()
  const [problem, setProblem] = useState<CallProblem>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isShown = true
    void documents.refresh().then((failed) => {
      if (isShown) setProblem(failed)
    })
    return () => {
      isShown = false
    }
  }, [documents, attempt])
  const refresh = () => {
    setProblem(undefined)
    setAttempt((count) => count + 1)
  }
  return { problem, refresh }
}

/** Whether offers are held back by documents. */
function Summary({ list }: { readonly list: readonly RiderDocument[] }) {
  const { t } = useTexts()
  if (list.length === 0) {
    return (
      <Panel>
        <p>{t('rider.document.none')}</p>
      </Panel>
    )
  }
  const isBlocking = list.some((one) => one.is_required && !isDocumentValid(one.state))
  return isBlocking ? <Notice kind="warning">{t('rider.document.blocking')}</Notice> : null
}
