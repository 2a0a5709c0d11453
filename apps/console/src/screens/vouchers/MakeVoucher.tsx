import { calls } from '@beckon/contract'
import { countries } from '@beckon/domain/country'
import type { VoucherKind } from '@beckon/domain/voucher'
import { Alert, NumberInput, SegmentedControl, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useVoucherText } from '../../features/voucher/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { blank, numberOr, termsOf, type VoucherDraft } from './voucher-form.ts'

export interface MakeVoucherProps {
  readonly close: () => void
  readonly onMade: () => void
}

const kinds: readonly VoucherKind[] = ['AMOUNT', 'PERCENTAGE']

/** Makes a voucher, and shows the most that it can cost: its terms never change after that. */
export function MakeVoucher({ close, onMade }: MakeVoucherProps) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const { timezone } = countries[country]
  const [draft, setDraft] = useState(blank)
  const change = (changed: Partial<VoucherDraft>) => setDraft({ ...draft, ...changed })
  return (
    <ReasonDialog
      title={t('console.vouchers.make')}
      action={t('console.vouchers.make')}
      close={close}
      run={async (reason) => {
        const result = await deps.client.call(calls.makeVoucher, {
          body: { ...termsOf(draft, timezone), reason },
        })
        if (result.ok) onMade()
        return result
      }}
    >
      <TextInput
        label={t('console.vouchers.code')}
        description={t('console.vouchers.code-hint')}
        required
        maxLength={60}
        dir="ltr"
        value={draft.code}
        onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
        data-autofocus
      />
      <SegmentedControl
        aria-label={t('console.vouchers.discount')}
        value={draft.kind}
        data={kinds.map((value) => ({ value, label: t(`console.vouchers.kind.${value}`) }))}
        onChange={(value) => change({ kind: value === 'PERCENTAGE' ? value : 'AMOUNT' })}
      />
      <Terms draft={draft} change={change} />
      <Textarea
        label={t('console.vouchers.for-shops')}
        description={t('console.vouchers.for-shops-hint')}
        dir="ltr"
        autosize
        value={draft.shops}
        onChange={({ currentTarget }) => change({ shops: currentTarget.value })}
      />
      <Summary draft={draft} />
    </ReasonDialog>
  )
}

interface TermsProps {
  readonly draft: VoucherDraft
  readonly change: (changed: Partial<VoucherDraft>) => void
}

function Terms({ draft, change }: TermsProps) {
  const { t } = useTexts()
  const number = (id: 'amount' | 'most' | 'minimum' | 'total' | 'perShop') => ({
    label: t(`console.vouchers.${id}`),
    hideControls: true,
    min: 0,
    allowDecimal: id !== 'total' && id !== 'perShop',
    value: draft[id],
    onChange: (value: number | string) => change({ [id]: value }),
  })
  const day = (id: 'from' | 'until') => ({
    label: t(`console.vouchers.${id}`),
    type: 'date',
    value: draft[id],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      change({ [id]: currentTarget.value }),
  })
  return (
    <SimpleGrid cols={2} verticalSpacing="xs">
      <NumberInput {...number('amount')} required />
      {draft.kind === 'PERCENTAGE' && <NumberInput {...number('most')} />}
      <NumberInput {...number('minimum')} />
      <TextInput {...day('from')} required />
      <TextInput {...day('until')} />
      <NumberInput {...number('total')} />
      <NumberInput {...number('perShop')} />
    </SimpleGrid>
  )
}

/** The most that the voucher can cost, where it has an end. */
function Summary({ draft }: { readonly draft: VoucherDraft }) {
  const { t, format } = useTexts()
  const deps = useDeps()
  const { currency } = countries[useStore(deps.country)]
  const write = useVoucherText()
  if (draft.amount === '') return null
  const most = numberOr(draft.most, null)
  const discount = write.discount({
    type: draft.kind,
    amount: Number(draft.amount),
    currency,
    maximum_discount: draft.kind === 'PERCENTAGE' ? most : null,
  })
  const each = draft.kind === 'AMOUNT' ? Number(draft.amount) : most
  const total = numberOr(draft.total, null)
  return (
    <Alert color="blue" aria-live="polite">
      {each !== null && total !== null
        ? t('console.vouchers.costs', { discount, most: format.amount(each * total, currency) })
        : t('console.vouchers.costs-open', { discount })}
    </Alert>
  )
}
