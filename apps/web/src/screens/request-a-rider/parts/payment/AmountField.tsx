import { parameters } from '@beckon/domain/country'
import { TextInput } from '@mantine/core'
import { useMarkedLabel } from '../../../../features/paste-order/index.ts'
import { useConfig } from '../../../../platform/client/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { requiredField } from '../required-field.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'

/** The customer's payment for the goods; optional in some countries. */
export function AmountField({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say } = useTexts()
  const { country, currency } = useConfig()
  const { draft, problem } = state.context
  const labelOf = useMarkedLabel(draft.toCheck)
  const error = problem?.fields?.['amount']
  return (
    <TextInput
      {...(parameters[country].amountRequired ? requiredField : {})}
      label={labelOf('amount', `${t('request.amount')} (${currency})`)}
      description={
        <>
          {t('request.amount-hint')}
          {!parameters[country].amountRequired && (
            <>
              <br />
              {t('bulk-file.optional')}
            </>
          )}
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={draft.amount}
      error={error === undefined ? undefined : say(error)}
      inputMode="decimal"
      dir="ltr"
      onChange={(event) => send({ type: 'EDIT', change: { amount: event.currentTarget.value } })}
    />
  )
}
