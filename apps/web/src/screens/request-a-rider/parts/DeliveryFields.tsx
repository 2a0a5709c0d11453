import { Textarea } from '@mantine/core'
import { DESCRIPTION_LENGTH } from '@beckon/domain/limits'
import { needsParcel } from '@beckon/domain/request'
import { useMarkedLabel } from '../../../features/paste-order/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import { useParcelLimits } from '../hooks/use-parcel-limits.ts'
import { AmountField } from './payment/AmountField.tsx'
import { DoorChecks } from './destination/DoorChecks.tsx'
import { ParcelField, useParcelLimit } from './ParcelField.tsx'
import styles from './parts.module.css'

/** The number of remaining characters is shown below this limit. */
const FEW_LEFT = 50

/** Content and value of the parcel. */
export function DeliveryFields({ flow }: { readonly flow: RequestFlow }) {
  const { state, send } = flow
  const { t, say } = useTexts()
  const { draft, problem, editing } = state.context
  const labelOf = useMarkedLabel(draft.toCheck)
  const limit = useParcelLimit()
  const requests = needsParcel(useParcelLimits())
  const left = DESCRIPTION_LENGTH - [...draft.description].length
  const error = problem?.fields?.['description']
  return (
    <>
      <div className={styles.fields} role="group" aria-label={t('request.delivery-details')}>
        <Textarea
          className={styles.double}
          label={labelOf('description', t('request.description'))}
          placeholder={t('request.description-placeholder')}
          description={
            <>
              {left <= FEW_LEFT && t('request.characters-left', { count: left })} {!requests && limit}
            </>
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.description}
          error={error === undefined ? undefined : say(error)}
          dir="auto"
          autosize
          minRows={1}
          onChange={(event) => send({ type: 'EDIT', change: { description: event.currentTarget.value } })}
        />
        <AmountField flow={flow} />
      </div>
      {!editing && <ParcelField flow={flow} />}
      {!editing && <DoorChecks flow={flow} />}
    </>
  )
}
