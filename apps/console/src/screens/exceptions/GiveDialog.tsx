import type { ExceptionDetail } from '@beckon/contract'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChange } from './use-change.ts'

/** Gives an exception to another operator. */
export function GiveDialog({
  detail: { exception, operators },
  close,
}: {
  readonly detail: Pick<ExceptionDetail, 'exception' | 'operators'>
  readonly close: () => void
}) {
  const { t } = useTexts()
  const { setOwner } = useChange(exception)
  const [chosen, setChosen] = useState<string | null>(null)
  const others = operators.filter(({ operator_id: id }) => id !== exception.owner?.operator_id)
  return (
    <ReasonDialog
      title={t('console.exceptions.give')}
      action={t('console.exceptions.give')}
      close={close}
      run={(reason) => setOwner(chosen ?? others[0]?.operator_id ?? null, reason)}
    >
      <Select
        label={t('console.exceptions.owner')}
        required
        allowDeselect={false}
        searchable
        value={chosen ?? others[0]?.operator_id ?? null}
        data={others.map(({ operator_id: value, name: label }) => ({ value, label }))}
        onChange={setChosen}
      />
    </ReasonDialog>
  )
}
