import { calls, type ListedOperator } from '@beckon/contract'
import { mayBecome } from '@beckon/domain/operator'
import { Text } from '@mantine/core'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useRefreshOperators } from './use-operators.ts'

export const titles = {
  active: 'console.operators.resume',
  suspended: 'console.operators.suspend',
  ended: 'console.operators.end',
  withdrawn: 'console.operators.withdraw',
} as const
export type StatusChange = keyof typeof titles

/** The changes of status that are possible next. */
export function changesOf({ status }: Pick<ListedOperator, 'status'>): readonly StatusChange[] {
  if (status === 'invited') return ['withdrawn']
  return (['active', 'suspended', 'ended'] as const).filter((next) => mayBecome(status, next))
}

export interface StatusDialogProps {
  readonly operator: ListedOperator
  readonly change: StatusChange
  readonly close: () => void
}

/** Changes the status of an operator, or withdraws an invitation. */
export function StatusDialog({ operator, change, close }: StatusDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOperators()
  return (
    <ReasonDialog
      title={t('console.operators.change', { change: t(titles[change]), name: operator.name })}
      action={t(titles[change])}
      isDangerous={change !== 'active'}
      close={close}
      run={async (reason) => {
        const status = change === 'withdrawn' ? 'ended' : change
        const result = await client.call(calls.setOperatorStatus, {
          params: { id: operator.operator_id },
          body: { status, reason },
        })
        await refresh()
        return result
      }}
    >
      {change !== 'active' && <Text size="sm">{t(`console.operators.effect.${change}`)}</Text>}
    </ReasonDialog>
  )
}
