import { Button, Group, Modal, Text } from '@mantine/core'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { parseAmount } from '../draft/check-draft.ts'
import { draftOf, joinAddress, type RequestDraft } from '../draft/request-draft.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import { type Compared, SideBySide } from './SideBySide.tsx'

/** Shows both versions of an order that another user has changed, and a choice between them. */
export function Conflict({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say, format } = useTexts()
  const { country } = useConfig()
  const { draft, theirs } = state.context
  if (!theirs) return null
  const other = draftOf(theirs, country)
  const amount = (of: RequestDraft) =>
    format.amount(parseAmount(of.amount, theirs.currency) ?? 0, theirs.currency)
  const rows: Compared[] = [
    { name: t('request.drop-off'), one: joinAddress(draft), other: joinAddress(other) },
    { name: t('request.notes'), one: draft.notes, other: other.notes },
    { name: t('request.description'), one: draft.description, other: other.description },
    { name: t('request.amount'), one: amount(draft), other: amount(other) },
    {
      name: t('request.payment-method'),
      one: say(`payment.${draft.paymentMethod}`),
      other: say(`payment.${other.paymentMethod}`),
    },
  ]
  const take = () => send({ type: 'TAKE_THEIRS', draft: other })
  return (
    <Modal
      opened={state.matches('conflict')}
      onClose={take}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('request.edit.changed-title')}
      size="lg"
      centered
    >
      <Text size="sm" mb="md">
        {t('order.edit.changed')}
      </Text>
      <SideBySide
        one={t('request.edit.mine')}
        other={t('request.edit.theirs')}
        rows={rows.filter((row) => row.one !== row.other)}
      />
      <Group justify="end">
        <Button variant="default" onClick={take}>
          {t('request.edit.take-theirs')}
        </Button>
        <Button onClick={() => send({ type: 'KEEP_MINE' })}>{t('request.edit.keep-mine')}</Button>
      </Group>
    </Modal>
  )
}
