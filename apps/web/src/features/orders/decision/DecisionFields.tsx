import { TextInput } from '@mantine/core'
import { textLengths } from '@beckon/domain/limits'
import type { DecisionOption } from '@beckon/domain/order'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { useVendorChoice } from '../../branch-selector/index.ts'
import { LaterTime, useLaterDays } from '../../later-time/index.ts'
import type { FieldsProps } from './fields-props.ts'
import { NewAddress } from './NewAddress.tsx'

/** Fields of an option. */
export function DecisionFields({
  order,
  option,
  onAnswer,
}: FieldsProps & { readonly option: DecisionOption }) {
  switch (option) {
    case 'TRY_AGAIN':
      return <NoteField onNote={(note) => onAnswer({ option, note })} />
    case 'LEAVE_WITH':
      return <LeaveWith onAnswer={onAnswer} />
    case 'NEW_PIN':
      return <NewAddress order={order} onAnswer={onAnswer} />
    case 'SCHEDULE':
      return <AnotherTime order={order} onAnswer={onAnswer} />
    case 'BRING_BACK':
    case 'CARRY_ON':
    case 'WAIT':
    case 'RAISE_FEE':
    case 'CANCEL':
      return null
  }
}

function NoteField({ onNote }: { readonly onNote: (note: string) => void }) {
  const { t } = useTexts()
  return (
    <TextInput
      label={t('decision.note-for-rider')}
      maxLength={textLengths.decisionNote}
      dir="auto"
      onChange={(event) => onNote(event.currentTarget.value.trim())}
    />
  )
}

function LeaveWith({ onAnswer }: Pick<FieldsProps, 'onAnswer'>) {
  const { t } = useTexts()
  return (
    <TextInput
      label={t('decision.leave-with')}
      description={t('decision.leave-with-hint')}
      maxLength={textLengths.receiver}
      required
      dir="auto"
      onChange={(event) => {
        const name = event.currentTarget.value.trim()
        onAnswer(name === '' ? undefined : { option: 'LEAVE_WITH', name, note: '' })
      }}
    />
  )
}

function AnotherTime({ order, onAnswer }: FieldsProps) {
  const { vendors } = useVendorChoice()
  const days = useLaterDays(vendors.find(({ vendor_id: id }) => id === order.vendor_id))
  const [chosen, setChosen] = useState<number>()
  const soonest = days[0]?.times[0]
  const at = chosen ?? soonest
  // The shown value is valid, also before the user changes it.
  useEffect(() => {
    onAnswer(at === undefined ? undefined : { option: 'SCHEDULE', preordered_for: at })
  }, [at, onAnswer])
  if (at === undefined) return null
  return <LaterTime at={at} days={days} onChoose={setChosen} />
}
