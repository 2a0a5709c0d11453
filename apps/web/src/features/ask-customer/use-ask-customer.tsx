import { dropOffCalls } from '@beckon/contract'
import { Button } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure, useAsk } from '../account-form/index.ts'
import { QuestionPanel, type QuestionPanelProps } from './QuestionPanel.tsx'
import type { AskedOfCustomer } from './asked.ts'

export interface AskCustomerProps extends Omit<QuestionPanelProps, 'asked' | 'onStop' | 'renew'> {
  readonly asked: AskedOfCustomer | null
  readonly onAsked: (asked: AskedOfCustomer | null) => void
}

/** Makes the link by which a customer says where they are. */
export function useAskCustomer({ asked, onAsked, ...props }: AskCustomerProps) {
  const { t } = useTexts()
  const { ask, isAsking, problem } = useAsk(dropOffCalls.askForPlace)
  const make = async () => {
    const answer = await ask({ params: { vendorId: props.vendorId } })
    if (!answer) return
    const { ask_id: id, url, expires_at: expiresAt } = answer.result
    onAsked({ id, url, expiresAt, taken: null, before: [] })
  }
  const button = !asked && (
    <Button
      variant="default"
      leftSection={<IconMapQuestion size={18} aria-hidden />}
      loading={isAsking}
      onClick={() => void make()}
    >
      {t('ask.open')}
    </Button>
  )
  const renew = (
    <Button size="xs" loading={isAsking} onClick={() => void make()}>
      {t('ask.again')}
    </Button>
  )
  const panel = (
    <>
      <FormFailure problem={problem} />
      {asked && <QuestionPanel {...props} asked={asked} onStop={() => onAsked(null)} renew={renew} />}
    </>
  )
  return { button, panel }
}
