import { calls, type OperatorChange } from '@beckon/contract'
import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Column, DataTable, moreOf, useFilters, useSearchText } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { saveFile } from '../../platform/files/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './changes.module.css'
import { useChanges } from './use-changes.ts'

/** The changes by operators in the country, newest first, and as a file. */
export function Screen() {
  const { t, format } = useTexts()
  const [{ subject: typed }, setFilters] = useFilters(['subject'])
  const subject = useSearchText(typed)
  const query = useChanges(subject)
  const columns: Column<OperatorChange>[] = [
    { id: 'when', title: t('console.changes.when'), render: (row) => format.dateTime(row.created_at) },
    {
      id: 'who',
      title: t('console.changes.who'),
      render: (row) => <bdi>{row.operator_name ?? row.operator_id}</bdi>,
    },
    { id: 'subject', title: t('console.changes.subject'), render: (row) => <bdi>{row.subject}</bdi> },
    { id: 'before', title: t('console.changes.before'), render: (row) => <Value text={row.before} /> },
    { id: 'after', title: t('console.changes.after'), render: (row) => <Value text={row.after} /> },
    { id: 'reason', title: t('console.reason'), render: (row) => <Value text={row.reason} /> },
  ]
  return (
    <Page title={t('console.nav.changes')} aside={<Export subject={subject} />}>
      <DataTable
        name="changes"
        label={t('console.nav.changes')}
        query={query}
        columns={columns}
        keyOf={(row) => String(row.change_id)}
        isFiltered={subject !== ''}
        filters={
          <TextInput
            aria-label={t('console.changes.subject')}
            placeholder={t('console.changes.subject-hint')}
            value={typed}
            onChange={({ currentTarget }) => setFilters({ subject: currentTarget.value })}
          />
        }
        more={moreOf(query)}
        empty={<EmptyState title={t('console.changes.empty')} text={t('console.changes.empty-hint')} />}
      />
    </Page>
  )
}

function Export({ subject }: { readonly subject: string }) {
  const { t, say } = useTexts()
  const { client } = useDeps()
  const [problem, setProblem] = useState<CallProblem>()
  const run = async () => {
    const query = subject === '' ? {} : { subject }
    const result = await client.open(calls.exportChanges, { query })
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) saveFile(await result.answer.blob(), 'changes.csv')
  }
  return (
    <>
      <Button variant="default" onClick={() => void run()}>
        {t('console.export')}
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}

/** A value may be a long text; the whole of it is in the tooltip. */
function Value({ text }: { readonly text: string | null }) {
  if (text === null) return <Text c="dimmed">–</Text>
  return (
    <Text component="bdi" size="sm" className={styles.value} title={text}>
      {text}
    </Text>
  )
}
