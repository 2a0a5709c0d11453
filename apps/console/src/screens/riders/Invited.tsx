import { Invited as InvitedLink } from '../../features/invited/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface InvitedProps {
  readonly link: string
  readonly expires: number
  readonly close: () => void
}

/** The link of a rider's invitation. */
export function Invited({ link, expires, close }: InvitedProps) {
  const { t, format } = useTexts()
  return (
    <InvitedLink
      title={t('console.riders.invite')}
      sent={t('console.riders.invited', { time: format.dateTime(expires) })}
      hint={t('console.rider.invitation-scan')}
      codeLabel={t('console.rider.invitation-code')}
      link={link}
      close={close}
    />
  )
}
