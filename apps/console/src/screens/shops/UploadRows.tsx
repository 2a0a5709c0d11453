import { calls, type ShopUpload, type ShopUploadRow } from '@beckon/contract'
import { shopColumns, shopTitles } from '@beckon/domain/vendor'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { saveFile } from '../../platform/files/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface UploadRowsProps {
  readonly id: string
  readonly back: () => void
}

/** The rows of a workbook with their errors; all of its shops are opened together. */
export function UploadRows({ id, back }: UploadRowsProps) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const key = ['shop-upload', country, id]
  const options = {
    queryKey: key,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await answerTo(deps.client, calls.getShopUpload, { params: { id } }, { signal })).result,
  }
  const { data: upload } = useQuery(options)
  const rows = useQuery({ ...options, select: ({ rows: all }) => all })
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: key })
    void queries.invalidateQueries({ queryKey: ['shop-uploads', country] })
    void queries.invalidateQueries({ queryKey: ['shops', country] })
  }
  return (
    <>
      <Group mb="sm">
        <Button variant="default" onClick={back}>
          {t('console.shops.upload.back')}
        </Button>
        {upload && <Text fw={600}>{upload.name}</Text>}
        {upload && <UploadActions upload={upload} refresh={refresh} />}
      </Group>
      {upload && <UploadSummary upload={upload} />}
      <DataTable
        name="shop-upload-rows"
        label={t('console.shops.upload.rows')}
        query={rows}
        columns={useRowColumns()}
        keyOf={({ row }) => String(row)}
        empty={<EmptyState title={t('console.shops.upload.empty')} />}
      />
    </>
  )
}

function UploadSummary({ upload: { opened_at: opened, rows, wrong } }: { readonly upload: ShopUpload }) {
  const { t, format } = useTexts()
  if (opened !== null) {
    return (
      <Alert color="green" mb="sm">
        {t('console.shops.upload.opened-at', { count: rows.length, time: format.dateTime(opened) })}
      </Alert>
    )
  }
  return wrong > 0 ? (
    <Alert color="orange" mb="sm">
      {t('console.shops.upload.mend', { count: wrong })}
    </Alert>
  ) : (
    <Alert color="blue" mb="sm">
      {t('console.shops.upload.confirm', { count: rows.length })}
    </Alert>
  )
}

interface UploadActionsProps {
  readonly upload: ShopUpload
  readonly refresh: () => void
}

function UploadActions({ upload, refresh }: UploadActionsProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const may = useMay('shops.manage')
  const [isOpening, setOpening] = useState(false)
  const { upload_id: id, rows, wrong, opened_at: opened } = upload
  const download = async () => {
    const result = await client.open(calls.shopUploadFile, { params: { id } })
    if (result.ok) saveFile(await result.answer.blob(), 'shops-result.xlsx')
  }
  return (
    <Group gap="xs" style={{ marginInlineStart: 'auto' }}>
      <Button variant="default" onClick={() => void download()}>
        {t('console.shops.upload.download')}
      </Button>
      {may && opened === null && wrong === 0 && (
        <Button onClick={() => setOpening(true)}>
          {t('console.shops.upload.open', { count: rows.length })}
        </Button>
      )}
      {isOpening && (
        <ReasonDialog
          title={t('console.shops.upload.open', { count: rows.length })}
          action={t('console.shops.upload.open-now')}
          close={() => setOpening(false)}
          onDone={() => {
            setOpening(false)
            refresh()
          }}
          run={async (reason) => {
            const result = await client.call(calls.openUploadedShops, { params: { id }, body: { reason } })
            // Where a row has an error by now, its row shows it.
            if (!result.ok) refresh()
            return result
          }}
        >
          <Text size="sm">{t('console.shops.upload.open-hint')}</Text>
        </ReasonDialog>
      )}
    </Group>
  )
}

function useRowColumns(): Column<ShopUploadRow>[] {
  const { t, format } = useTexts()
  const cell = (column: (typeof shopColumns)[number]): Column<ShopUploadRow> => ({
    id: column,
    title: shopTitles[column],
    render: ({ cells, problems }) => {
      const problem = problems.find((one) => one.column === column)
      return (
        <>
          <bdi>{cells[column]}</bdi>
          {problem && (
            <Text size="xs" c="var(--mantine-color-error)">
              {t(`console.shops.violation.${problem.violation}`)}
            </Text>
          )}
        </>
      )
    },
  })
  return [
    {
      id: 'row',
      title: t('console.shops.upload.row'),
      render: ({ row }) => format.number(row),
      sortBy: ({ problems, row }) => (problems.length > 0 ? row - 1_000_000 : row),
      isFigure: true,
    },
    ...shopColumns.map(cell),
  ]
}
