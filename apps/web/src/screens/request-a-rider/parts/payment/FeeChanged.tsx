import { Button, Group, Modal, Text } from '@mantine/core'
import { useTexts } from '../../../../platform/texts/index.ts'
import { agreedFee, payable } from '../../machine/request-state.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import { SideBySide } from '../SideBySide.tsx'

/** Asks for a confirmation of a changed fee before the order is sent. */
export function FeeChanged({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say, format } = useTexts()
  const { newQuote, editing } = state.context
  const back = () => send({ type: 'BACK' })
  const currency = newQuote?.currency
  const old = format.amount(agreedFee(state.context) ?? 0, currency)
  const fresh = format.amount(newQuote ? payable(newQuote) : 0, currency)
  return (
    <Modal
      opened={state.matches('feeChanged')}
      onClose={back}
      title={t('request.fee-changed-title')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <SideBySide
        one={t('request.fee-before')}
        other={t('request.fee-now')}
        rows={[{ name: t('request.fee'), one: old, other: fresh }]}
      />
      {newQuote?.voucherProblem && (
        <Text size="sm" mb="sm">
          {say(newQuote.voucherProblem.key, newQuote.voucherProblem.values)}
        </Text>
      )}
      <Text size="sm" mb="lg">
        {t(editing ? 'request.edit.fee-changed-text' : 'request.fee-changed-text')}
      </Text>
      <Group justify="end">
        <Button variant="default" onClick={back}>
          {t('action.back')}
        </Button>
        <Button onClick={() => send({ type: 'CONFIRM_FEE' })}>
          {t(editing ? 'request.edit.fee-changed-confirm' : 'request.fee-changed-confirm', { new: fresh })}
        </Button>
      </Group>
    </Modal>
  )
}
