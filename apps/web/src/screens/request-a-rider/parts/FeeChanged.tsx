import { Button, Group, Modal, Text } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../use-request.ts'

/** The fee was computed again and is another: nothing is sent before a yes. */
export function FeeChanged({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, format } = useTexts()
  const { quote, newQuote } = state.context
  const back = () => send({ type: 'BACK' })
  const old = quote ? format.amount(quote.fee, quote.currency) : ''
  const fresh = newQuote ? format.amount(newQuote.fee, newQuote.currency) : ''
  return (
    <Modal
      opened={state.matches('feeChanged')}
      onClose={back}
      title={t('request.fee-changed-title')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text size="sm" mb="lg">
        {t('request.fee-changed-text', { old, new: fresh })}
      </Text>
      <Group justify="end">
        <Button variant="default" onClick={back}>
          {t('action.back')}
        </Button>
        <Button onClick={() => send({ type: 'CONFIRM_FEE' })}>
          {t('request.fee-changed-confirm', { new: fresh })}
        </Button>
      </Group>
    </Modal>
  )
}
