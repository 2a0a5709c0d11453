import { calls, type PayoutRun } from '@beckon/contract'
import { Menu, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDayTexts } from '../../features/days/index.ts'
import { useMay } from '../../features/access/index.ts'
import { ProblemDialog } from './ProblemDialog.tsx'
import { RowMenu } from '../../features/list/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { saveFile } from '../../platform/files/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

type Decision = 'paid' | 'cancel'

/** The file of a run, and the decision about an open one. */
export function RunActions({ run }: { readonly run: PayoutRun }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const { date: dateText } = useDayTexts()
  const maySettle = useMay('money.settle')
  const [asked, setAsked] = useState<Decision>()
  const [problem, setProblem] = useState<CallProblem>()
  const download = async () => {
    const result = await client.open(calls.readPayoutRun, { params: { id: run.id } })
    if (result.ok) saveFile(await result.answer.blob(), `rider-payouts-${run.until}.csv`)
    else setProblem(problemOf(result.error))
  }
  return (
    <>
      <RowMenu name={dateText(run.until)}>
        <Menu.Item onClick={() => void download()}>{t('console.payouts.download')}</Menu.Item>
        {maySettle && run.state === 'open' && (
          <>
            <Menu.Item onClick={() => setAsked('paid')}>{t('console.payouts.mark-paid')}</Menu.Item>
            <Menu.Item color="red" onClick={() => setAsked('cancel')}>
              {t('console.payouts.cancel')}
            </Menu.Item>
          </>
        )}
      </RowMenu>
      {asked && <DecisionDialog run={run} decision={asked} close={() => setAsked(undefined)} />}
      {problem && <ProblemDialog problem={problem} close={() => setProblem(undefined)} />}
    </>
  )
}

interface DecisionDialogProps {
  readonly run: PayoutRun
  readonly decision: Decision
  readonly close: () => void
}

function DecisionDialog({ run, decision, close }: DecisionDialogProps) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const queries = useQueryClient()
  const title = t(decision === 'paid' ? 'console.payouts.mark-paid' : 'console.payouts.cancel')
  const amounts = {
    paid: format.amount(run.paid, run.currency),
    cash: format.amount(run.cash_set_off, run.currency),
    riders: format.number(run.riders),
  }
  return (
    <ReasonDialog
      title={title}
      action={title}
      isDangerous={decision === 'cancel'}
      close={close}
      run={async (reason) => {
        const call = decision === 'paid' ? calls.markPayoutRunPaid : calls.cancelPayoutRun
        const result = await client.call(call, { params: { id: run.id }, body: { reason } })
        if (result.ok) await queries.invalidateQueries({ queryKey: ['payouts'] })
        return result
      }}
    >
      <Text size="sm">
        {decision === 'paid'
          ? t('console.payouts.paid-hint', amounts)
          : t('console.payouts.cancel-hint', amounts)}
      </Text>
    </ReasonDialog>
  )
}
