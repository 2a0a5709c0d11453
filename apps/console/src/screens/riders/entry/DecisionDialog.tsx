import { calls, type OperatedDocument, type ShownRider } from '@beckon/contract'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshRider } from './use-rider.ts'

export interface DecisionDialogProps {
  readonly rider: ShownRider
  readonly document: OperatedDocument
  readonly decision: 'approved' | 'refused'
  readonly close: () => void
}

/** Approves or refuses a document. The rider reads the reason of a refusal. */
export function DecisionDialog({ rider, document, decision, close }: DecisionDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const [expires, setExpires] = useState(document.expires_on)
  const isApproval = decision === 'approved'
  const change = t(isApproval ? 'console.rider.document.approve' : 'console.rider.document.refuse')
  return (
    <ReasonDialog
      title={t('console.riders.change', { change, name: t(`console.rider.document.${document.kind}`) })}
      action={change}
      isDangerous={!isApproval}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.decideRiderDocument, {
          params: { id: rider.id, document: document.id },
          body: { decision, reason, ...(isApproval ? { expires_on: expires } : {}) },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      {isApproval ? (
        <TextInput
          type="date"
          label={t('console.rider.document.expires')}
          description={t('console.rider.document.expires-hint')}
          required
          value={expires}
          onChange={({ currentTarget }) => setExpires(currentTarget.value)}
        />
      ) : (
        <Text size="sm">{t('console.rider.document.refuse-hint')}</Text>
      )}
    </ReasonDialog>
  )
}
