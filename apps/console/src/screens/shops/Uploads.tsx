import { calls, type ListedShopUpload } from '@beckon/contract'
import { Alert, Button, FileButton, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { type Column, DataTable, useFilters } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { answerTo, type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { asBytes, saveFile } from '../../platform/files/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { UploadRows } from './UploadRows.tsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The service takes bytes of any kind, and finds out by itself what they are. */

/** Workbooks of many shops: the template, the uploads, and the rows of one. */
export function Uploads() {
  const [{ upload }, setFilters] = useFilters(['upload'])
  return upload === '' ? (
    <UploadList show={(id) => setFilters({ upload: id })} />
  ) : (
    <UploadRows id={upload} back={() => setFilters({ upload: '' })} />
  )
}

function UploadList({ show }: { readonly show: (id: string) => void }) {
  const { t, format, say } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const [problem, setProblem] = useState<CallProblem>()
  const query = useQuery({
    queryKey: ['shop-uploads', country],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listShopUploads, {}, { signal })).result,
  })
  const columns: Column<ListedShopUpload>[] = [
    {
      id: 'name',
      title: t('console.shops.upload.file'),
      render: (row) => (
        <Button variant="transparent" size="compact-sm" px={0} onClick={() => show(row.upload_id)}>
          <bdi>{row.name}</bdi>
        </Button>
      ),
    },
    {
      id: 'when',
      title: t('console.changes.when'),
      render: (row) => format.dateTime(row.created_at),
      sortBy: (row) => row.created_at,
    },
    {
      id: 'rows',
      title: t('console.shops.upload.rows'),
      render: (row) => format.number(row.rows),
      isFigure: true,
    },
    { id: 'state', title: t('console.shops.state'), render: (row) => <UploadState {...row} /> },
  ]
  return (
    <>
      <Text c="dimmed" maw="44rem" mb="sm">
        {t('console.shops.upload.intro')}
      </Text>
      {problem && (
        <Alert color="red" role="alert" mb="sm">
          {say(problem.key, problem.values)}
        </Alert>
      )}
      <DataTable
        name="shop-uploads"
        label={t('console.shops.uploads')}
        query={query}
        columns={columns}
        keyOf={(row) => row.upload_id}
        filters={<UploadButtons setProblem={setProblem} show={show} />}
        empty={
          <EmptyState title={t('console.shops.upload.empty')} text={t('console.shops.upload.empty-hint')} />
        }
      />
    </>
  )
}

function UploadState({ wrong, opened_at: opened }: ListedShopUpload) {
  const { t } = useTexts()
  const [color, text] =
    opened !== null
      ? (['green', t('console.shops.upload.opened')] as const)
      : wrong > 0
        ? (['orange', t('console.shops.upload.wrong', { count: wrong })] as const)
        : (['blue', t('console.shops.upload.ready')] as const)
  return <StateBadge color={color}>{text}</StateBadge>
}

interface UploadButtonsProps {
  readonly setProblem: (problem: CallProblem | undefined) => void
  readonly show: (id: string) => void
}

function UploadButtons({ setProblem, show }: UploadButtonsProps) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const may = useMay('shops.manage')
  const [isSending, setSending] = useState(false)
  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    const result = await deps.client.call(calls.uploadShops, {
      query: { name: file.name },
      body: asBytes(file),
    })
    setSending(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    void queries.invalidateQueries({ queryKey: ['shop-uploads', country] })
    if (result.ok) show(result.answer.result.upload_id)
  }
  const template = async () => {
    const result = await deps.client.open(calls.shopTemplate, {})
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) saveFile(await result.answer.blob(), 'shops.xlsx')
  }
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => void template()}>
        {t('console.shops.upload.template')}
      </Button>
      {may && (
        <FileButton accept={`.xlsx,${XLSX}`} onChange={(file) => void send(file)}>
          {(props) => (
            <Button {...props} loading={isSending}>
              {t('console.shops.upload.send')}
            </Button>
          )}
        </FileButton>
      )}
    </Group>
  )
}
