import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import IconTicket from '~icons/tabler/ticket'
import type { WireVendor } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useFlag } from '../../../../platform/flags/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import { type VoucherEntry, useVoucher } from '../../hooks/use-voucher.ts'

interface VoucherFieldProps {
  readonly flow: RequestFlow
  readonly vendor: WireVendor
}

/** A voucher code: apply, replace, remove. An edited order keeps its voucher. */
export function VoucherField({ flow, vendor }: VoucherFieldProps) {
  const { t, say, format } = useTexts()
  const isOffered = useFlag('Voucher')
  const entry = useVoucher(flow, vendor)
  const { draft, quote, editing } = flow.state.context
  if (editing) {
    return draft.voucher === '' ? null : (
      <Text size="xs" c="dimmed">
        {t('voucher.stays', { code: draft.voucher })}
      </Text>
    )
  }
  if (!isOffered || !quote) return null
  const { discount, voucherProblem: problem } = quote
  return (
    <Stack gap="xs">
      {problem && (
        <Alert color="yellow" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
      <Text size="sm" role="status" hidden={!discount}>
        {discount &&
          t('voucher.applied', {
            code: discount.voucher.code,
            amount: format.amount(discount.discount, quote.currency),
          })}
      </Text>
      {entry.isOpen ? <Entry entry={entry} isReplacing={discount !== null} /> : <Offer entry={entry} />}
    </Stack>
  )
}

/** Actions for an applied voucher, or for entering one. */
function Offer({ entry }: { readonly entry: VoucherEntry }) {
  const { t } = useTexts()
  if (!entry.isApplied) {
    return (
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconTicket size={18} stroke={1.5} />}
        onClick={entry.open}
        style={{ alignSelf: 'start' }}
      >
        {t('voucher.add')}
      </Button>
    )
  }
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" onClick={entry.open}>
        {t('voucher.replace')}
      </Button>
      <Button variant="subtle" size="xs" onClick={entry.remove}>
        {t('voucher.remove')}
      </Button>
    </Group>
  )
}

function Entry({ entry, isReplacing }: { readonly entry: VoucherEntry; readonly isReplacing: boolean }) {
  const { t, say } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  // Opening the field focuses it.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void entry.apply().then((isApplied) => {
      if (!isApplied) field.current?.focus()
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          ref={field}
          label={t('voucher.code')}
          value={entry.code}
          error={entry.problem && say(entry.problem.key, entry.problem.values)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={textLengths.voucherCode}
          onChange={(event) => entry.setCode(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="sm" loading={entry.isAsking} disabled={entry.code.trim() === ''}>
            {t('voucher.apply')}
          </Button>
          <Button variant="subtle" size="sm" onClick={entry.close}>
            {t(isReplacing ? 'voucher.keep' : 'action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
