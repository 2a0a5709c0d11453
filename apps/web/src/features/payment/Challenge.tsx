import { Modal } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useTexts } from '../../platform/texts/index.ts'
import { listenToFrame } from './frame-messages.ts'
import styles from './payment.module.css'
import type { paymentMachine } from './payment.machine.ts'
import { useFrameAddress } from './use-frame-address.ts'

interface ChallengeProps {
  readonly url: string
  readonly payment: ActorRefFrom<typeof paymentMachine>
}

/** The bank's authentication page, shown in a dialog. */
export function Challenge({ url, payment }: ChallengeProps) {
  const { t } = useTexts()
  const { href, origin } = useFrameAddress(url)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(
    () =>
      listenToFrame({ origin, window: () => frame.current?.contentWindow }, ({ type }) => {
        if (type === 'beckon-3ds:done') payment.send({ type: 'CHALLENGED' })
      }),
    [origin, payment],
  )
  return (
    <Modal
      opened
      centered
      title={t('pay.challenge')}
      closeOnClickOutside={false}
      // The layout is fixed, because buttons must not move while they are pressed.
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('pay.challenge-leave') }}
      onClose={() => payment.send({ type: 'LEAVE_CHALLENGE' })}
    >
      <iframe
        ref={frame}
        src={href}
        title={t('pay.challenge')}
        className={styles.challenge}
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page inside has another origin, and cannot lift it
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
    </Modal>
  )
}
