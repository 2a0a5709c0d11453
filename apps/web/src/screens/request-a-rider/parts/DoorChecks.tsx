import { Checkbox } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../use-request.ts'

/** What the rider asks of whoever takes the parcel. */
export function DoorChecks({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t } = useTexts()
  const { checksAge, asksPin } = state.context.draft
  return (
    <>
      <Checkbox
        label={t('request.age')}
        description={t('request.age-hint')}
        checked={checksAge}
        onChange={(event) => send({ type: 'EDIT', change: { checksAge: event.currentTarget.checked } })}
      />
      <Checkbox
        label={t('handover.ask')}
        description={t('handover.ask-hint')}
        checked={asksPin}
        onChange={(event) => send({ type: 'EDIT', change: { asksPin: event.currentTarget.checked } })}
      />
    </>
  )
}
