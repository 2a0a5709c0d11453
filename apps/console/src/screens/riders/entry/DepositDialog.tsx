import { calls, type ShownRider } from '@beckon/contract'
import { NumberInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshRider } from './use-rider.ts'

export interface DepositDialogProps {
  readonly rider: ShownRider
  readonly currency: string
  readonly inHand: number
  readonly close: () => void
}

/** Records cash that a rider hands in. The receipt number makes a repeated attempt one deposit. */
export function DepositDialog({ rider, currency, inHand, close }: DepositDialogProps) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const [amount, setAmount] = useState(inHand)
  const [receipt, setReceipt] = useState('')
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t('console.rider.cash.deposit'), name: rider.name })}
      action={t('console.rider.cash.deposit')}
      isIncomplete={receipt.trim() === '' || amount <= 0 || amount > inHand}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.takeRiderCash, {
          params: { id: rider.id },
          body: { amount, receipt, reason },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      <NumberInput
        label={t('console.rider.cash.amount-in', { currency })}
        required
        min={0}
        max={inHand}
        clampBehavior="none"
        value={amount}
        error={
          amount > inHand && t('console.rider.cash.too-much', { amount: format.amount(inHand, currency) })
        }
        onChange={(value) => setAmount(Number(value))}
        data-autofocus
      />
      <TextInput
        label={t('console.rider.cash.receipt')}
        description={t('console.rider.cash.receipt-hint')}
        required
        maxLength={40}
        value={receipt}
        onChange={({ currentTarget }) => setReceipt(currentTarget.value)}
      />
      <Text size="sm">
        {t('console.rider.cash.left', { amount: format.amount(Math.max(0, inHand - amount), currency) })}
      </Text>
    </ReasonDialog>
  )
}
