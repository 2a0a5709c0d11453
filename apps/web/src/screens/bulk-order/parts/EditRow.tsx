import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import { type BulkColumn, bulkColumns } from '@beckon/domain/bulk'
import { useState } from 'react'
import { DialogFoot } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { ChangeRows } from '../use-bulk-rows.ts'
import { useProblemText } from './Problems.tsx'

interface EditRowProps {
  readonly row: BulkRow | undefined
  readonly onChange: ChangeRows
  readonly onClose: () => void
}

/** A form with all fields of one row, used on phones. */
export function EditRow({ row, onChange, onClose }: EditRowProps) {
  const { t } = useTexts()
  return (
    <Modal
      opened={row !== undefined}
      onClose={onClose}
      title={row ? t('bulk.edit-row', { row: row.row_number }) : ''}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {row && <RowForm key={row.row_id} row={row} onChange={onChange} onClose={onClose} />}
    </Modal>
  )
}

const always = new Set<BulkColumn>([
  'name',
  'phone',
  'address',
  'unit',
  'amount',
  'payment',
  'description',
  'notes',
])

function RowForm({ row, onChange, onClose }: EditRowProps & { readonly row: BulkRow }) {
  const { t } = useTexts()
  const problem = useProblemText()
  const [typed, setTyped] = useState<Partial<Record<BulkColumn, string>>>({})
  const wrong = (column: BulkColumn) =>
    row.problems
      .filter((one) => one.column === column && one.severity === 'error')
      .map(({ code }) => problem(code))
  const shown = bulkColumns.filter(
    (column) => always.has(column) || row.cells[column] !== undefined || wrong(column).length > 0,
  )
  const isRemoved = row.status === 'REMOVED'
  const leave = (change: Parameters<ChangeRows>[0]) => {
    if (change.length > 0) onChange(change)
    onClose()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        leave(Object.keys(typed).length > 0 ? [{ row_id: row.row_id, cells: typed }] : [])
      }}
    >
      <Stack gap="sm">
        {shown.map((column) => (
          <TextInput
            key={column}
            label={t(`bulk.column.${column}`)}
            value={typed[column] ?? row.cells[column] ?? ''}
            description={
              column === 'address' && row.place?.is_taken
                ? t('bulk.place-found', { address: row.place.address })
                : undefined
            }
            error={
              typed[column] === undefined && wrong(column).length > 0 ? wrong(column).join(' · ') : undefined
            }
            dir="auto"
            onChange={(event) => {
              const { value } = event.currentTarget
              setTyped((now) => ({ ...now, [column]: value }))
            }}
          />
        ))}
        <DialogFoot>
          <Group justify="space-between">
            <Button
              variant="subtle"
              {...(isRemoved ? {} : { color: 'red' })}
              onClick={() => leave([{ row_id: row.row_id, is_removed: !isRemoved }])}
            >
              {isRemoved ? t('bulk.restore') : t('bulk.remove')}
            </Button>
            <Button type="submit">{t('bulk.save')}</Button>
          </Group>
        </DialogFoot>
      </Stack>
    </form>
  )
}
