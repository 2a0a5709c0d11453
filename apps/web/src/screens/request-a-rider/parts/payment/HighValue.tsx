import { Button, Group, Modal, Text } from '@mantine/core'
import { useConfig } from '../../../../platform/client/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { parseAmount } from '../../draft/check-draft.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'

/** Asks for a confirmation of a value above the country's limit, which a typing error easily causes. */
export function HighValue({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, format } = useTexts()
  const { currency } = useConfig()
  const amount = format.amount(parseAmount(state.context.draft.amount, currency) ?? 0)
  const back = () => send({ type: 'BACK' })
  return (
    <Modal
      opened={state.matches('confirmingValue')}
      onClose={back}
      title={t('request.value-high-title')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text size="sm" mb="lg">
        {t('request.value-high')}
      </Text>
      <Group justify="end">
        <Button variant="default" onClick={back}>
          {t('action.back')}
        </Button>
        <Button onClick={() => send({ type: 'CONFIRM_VALUE' })}>
          {t('request.value-high-confirm', { amount })}
        </Button>
      </Group>
    </Modal>
  )
}
