import { type AnswerOf, calls, type ShownRider } from '@beckon/contract'
import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { saveFile } from '../../../platform/files/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './entry.module.css'
import { Part } from './Part.tsx'
import { useRiderPart } from './use-part.ts'

type Kept = AnswerOf<typeof calls.readRiderKeptData>['result']

/** The data that is stored about a rider and for how long, and all of it as a file. */
export function KeptData({ rider }: { readonly rider: ShownRider }) {
  const { t } = useTexts()
  const mayManage = useMay('riders.manage')
  const [isExporting, setExporting] = useState(false)
  const query = useRiderPart(rider.id, calls.readRiderKeptData, { params: { id: rider.id } })
  return (
    <Stack maw={860}>
      <Text size="sm">{t('console.rider.kept.hint')}</Text>
      <Part query={query}>{({ result }) => <Kinds kept={result} />}</Part>
      {mayManage && (
        <Group>
          <Button variant="default" onClick={() => setExporting(true)}>
            {t('console.rider.kept.export')}
          </Button>
        </Group>
      )}
      {isExporting && <ExportDialog rider={rider} close={() => setExporting(false)} />}
    </Stack>
  )
}

function Kinds({ kept }: { readonly kept: Kept }) {
  const { t, format } = useTexts()
  return (
    <div className={styles.scroll}>
      <Table aria-label={t('console.rider.tab.data')} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('console.rider.kept.what')}</Table.Th>
            <Table.Th className={styles.figures}>{t('console.rider.kept.count')}</Table.Th>
            <Table.Th>{t('console.rider.kept.newest')}</Table.Th>
            <Table.Th>{t('console.rider.kept.until')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kept.map(({ kind, count, last_at: last, kept_days: days, kept_from: from }) => (
            <Table.Tr key={kind}>
              <Table.Td>{t(`console.rider.kept.${kind}`)}</Table.Td>
              <Table.Td className={styles.figures}>{format.number(count)}</Table.Td>
              <Table.Td>{last !== null && format.date(last)}</Table.Td>
              <Table.Td>
                {days === null
                  ? t('console.rider.kept.books')
                  : t(from === 'end' ? 'console.rider.kept.after-end' : 'console.rider.kept.after', { days })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function ExportDialog({ rider, close }: { readonly rider: ShownRider; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t('console.rider.kept.export'), name: rider.name })}
      action={t('console.rider.kept.export')}
      close={close}
      run={async (reason) => {
        const params = { id: rider.id }
        const result = await client.open(calls.exportRiderKeptData, { params, body: { reason } })
        if (result.ok) saveFile(await result.answer.blob(), 'rider.json')
        return result
      }}
    >
      <Text size="sm">{t('console.rider.kept.recorded')}</Text>
    </ReasonDialog>
  )
}
