import { dropOffCalls } from '@beckon/contract'
import { Button } from '@mantine/core'
import IconMapQuestion from '~icons/tabler/map-question'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure, useCall } from '../account-form/index.ts'
import { lazyPart } from '../../platform/loading/index.ts'
import type { QuestionPanelProps } from './QuestionPanel.tsx'
import type { PlaceRequest } from './place-request.ts'

/** Its code is loaded once a question is sent. */
const QuestionPanel = lazyPart(async () => (await import('./QuestionPanel.tsx')).QuestionPanel)

export interface AskCustomerProps extends Omit<QuestionPanelProps, 'placeRequest' | 'onStop' | 'renew'> {
  readonly placeRequest: PlaceRequest | null
  readonly onPlaceRequest: (placeRequest: PlaceRequest | null) => void
}

/** Makes the link by which a customer says where they are. */
export function useAskCustomer({ placeRequest, onPlaceRequest, ...props }: AskCustomerProps) {
  const { t } = useTexts()
  const { ask, isAsking, problem } = useCall(dropOffCalls.askForPlace)
  const make = async () => {
    const answer = await ask({ params: { vendorId: props.vendorId } })
    if (!answer) return
    const { ask_id: id, url, expires_at: expiresAt } = answer.result
    onPlaceRequest({ id, url, expiresAt, taken: null, before: [] })
  }
  const button = !placeRequest && (
    <Button
      variant="default"
      leftSection={<IconMapQuestion size={18} aria-hidden />}
      loading={isAsking}
      onPointerEnter={() => void QuestionPanel.preload()}
      onFocus={() => void QuestionPanel.preload()}
      onClick={() => void make()}
    >
      {t('ask.open')}
    </Button>
  )
  const renew = (
    <Button size="xs" loading={isAsking} onClick={() => void make()}>
      {t('ask.again')}
    </Button>
  )
  const panel = (
    <>
      <FormFailure problem={problem} />
      {placeRequest && (
        <QuestionPanel
          {...props}
          placeRequest={placeRequest}
          onStop={() => onPlaceRequest(null)}
          renew={renew}
        />
      )}
    </>
  )
  return { button, panel }
}
