import { Skeleton } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useTexts } from '../../platform/texts/index.ts'
import { listenToFrame } from './frame-messages.ts'
import styles from './payment.module.css'
import type { paymentMachine } from './payment.machine.ts'
import { useFrameAddress } from './use-frame-address.ts'

interface CardFrameProps {
  readonly url: string
  /** Opens the wallet; sent by a form, so that the data is in no URL. */
  readonly token: string
  readonly payment: ActorRefFrom<typeof paymentMachine>
  /** Requests the card: the key of this attempt. */
  readonly wanted: string | null
}

/** Initial height in pixels, until the frame sends its own. */
const USUAL_HEIGHT = 300

/** The gateway's page for entering a card. It reports whether the card is complete, and returns it encrypted. */
export function CardFrame({ url, token, payment, wanted }: CardFrameProps) {
  const { t } = useTexts()
  const { href, origin } = useFrameAddress(url)
  const name = `card${useId()}`
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(USUAL_HEIGHT)
  useEffect(() => form.current?.submit(), [href, token])
  useEffect(
    () =>
      listenToFrame({ origin, window: () => frame.current?.contentWindow }, (message) => {
        switch (message.type) {
          case 'beckon-card:ready':
            setReady(true)
            return
          case 'beckon-card:height':
            setHeight(message.height)
            return
          case 'beckon-card:state': {
            const { is_valid: isValid, is_empty: isEmpty, scheme, bin, last_digits: lastDigits } = message
            const typed = { isValid, isEmpty, scheme, bin, lastDigits }
            payment.send({ type: 'TYPED', typed, nameOnCard: message.name_on_card })
            return
          }
          case 'beckon-card:card':
            payment.send({ type: 'CARD', card: message.card })
            return
          case 'beckon-card:refused': {
            // The frame shows the violations beside its fields.
            const problem = message.why === 'invalid' ? null : { key: 'error.payment.init' }
            payment.send({ type: 'NO_CARD', problem })
            return
          }
          case 'beckon-3ds:done':
        }
      }),
    [origin, payment],
  )
  useEffect(() => {
    if (wanted === null) return
    frame.current?.contentWindow?.postMessage({ type: 'beckon-card:submit', id: wanted }, origin)
  }, [wanted, origin])
  return (
    <div className={styles.frame}>
      {!isReady && <Skeleton height={USUAL_HEIGHT} className={styles.waiting} />}
      <form ref={form} method="post" action={href} target={name} hidden>
        <input type="hidden" name="token" value={token} />
      </form>
      <iframe
        ref={frame}
        name={name}
        title={t('pay.frame')}
        height={height}
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page inside has another origin, and cannot lift it
        sandbox="allow-scripts allow-same-origin allow-forms"
        data-ready={isReady}
      />
    </div>
  )
}
