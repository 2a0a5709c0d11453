import { calls, type OperatedRider } from '@beckon/contract'
import { nextRiderStatuses, type RiderStatus } from '@beckon/domain/rider'
import { Menu, Text } from '@mantine/core'
import { useState } from 'react'
import { RowMenu } from '../../features/list/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Invited } from './Invited.tsx'

export interface RiderActionsProps {
  readonly rider: OperatedRider
  readonly onChanged: () => void
}

const changeable = {
  active: 'console.riders.resume',
  suspended: 'console.riders.suspend',
  left: 'console.riders.end',
} as const

export type StatusChange = keyof typeof changeable
type Asked = StatusChange | 'invitation'

/** The statuses that an operator may set next and a new invitation, each with a reason. */
export function RiderActions({ rider, onChanged }: RiderActionsProps) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const next = nextRiderStatuses(rider.status).filter((status) => isChange(status, rider))
  const close = () => setAsked(undefined)
  return (
    <>
      <RowMenu name={rider.name}>
        {rider.status !== 'suspended' && (
          <Menu.Item onClick={() => setAsked('invitation')}>{t('console.rider.invite-again')}</Menu.Item>
        )}
        {next.map((status) => (
          <Menu.Item
            key={status}
            onClick={() => setAsked(status)}
            {...(status === 'left' ? { color: 'red' } : {})}
          >
            {t(changeable[status])}
          </Menu.Item>
        ))}
      </RowMenu>
      {asked === 'invitation' && <InviteAgain rider={rider} onChanged={onChanged} close={close} />}
      {asked && asked !== 'invitation' && (
        <StatusDialog rider={rider} status={asked} onChanged={onChanged} close={close} />
      )}
    </>
  )
}

interface DialogProps extends RiderActionsProps {
  readonly close: () => void
}

/** Asks for the reason of a new status, and names what follows from it. */
export function StatusDialog({
  rider,
  status,
  onChanged,
  close,
}: DialogProps & { readonly status: StatusChange }) {
  const { t } = useTexts()
  const { client } = useDeps()
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t(changeable[status]), name: rider.name })}
      action={t(changeable[status])}
      isDangerous={status !== 'active'}
      close={close}
      run={async (reason) => {
        const body = { status, reason }
        const result = await client.call(calls.setRiderStatus, { params: { id: rider.id }, body })
        if (result.ok) onChanged()
        return result
      }}
    >
      {status !== 'active' && <Text size="sm">{t(`console.rider.status-effect.${status}`)}</Text>}
    </ReasonDialog>
  )
}

function InviteAgain({ rider, onChanged, close }: DialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const [invited, setInvited] = useState<{ readonly link: string; readonly expires: number }>()
  if (invited) return <Invited {...invited} close={close} />
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t('console.rider.invite-again'), name: rider.name })}
      action={t('console.rider.invite-again')}
      close={close}
      onDone={() => undefined}
      run={async (reason) => {
        const result = await client.call(calls.inviteRiderAgain, {
          params: { id: rider.id },
          body: { reason },
        })
        if (!result.ok) return result
        onChanged()
        setInvited({ link: result.answer.result.link, expires: result.answer.result.expires_at })
        return result
      }}
    />
  )
}

/** An invitation makes a rider active, not an operator. */
const isChange = (status: RiderStatus, { status: present }: OperatedRider): status is StatusChange =>
  status in changeable && !(present === 'invited' && status === 'active')
