import { Button } from '@mantine/core'
import IconClipboardText from '~icons/tabler/clipboard-text'
import { type ClipboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Fill, FormTexts, Offer } from './proposals.ts'

/** Its rules for many languages are loaded when a message is pasted. */
const load = async () => ({ default: (await import('./PasteDialog.tsx')).PasteDialog })
const PasteDialog = lazy(load)

export interface PasteOrderProps {
  /** Present values of the form. */
  readonly now: FormTexts
  readonly offer: Offer
  readonly onFill: (fill: Fill) => void
  readonly children: (paste: Pasting) => ReactNode
}

export interface Pasting {
  readonly button: ReactNode
  /** For around an address box: a text of several lines is a message. */
  readonly catchPaste: (event: ClipboardEvent) => void
}

/** A message is pasted, looked through, and fills the form. */
export function PasteOrder({ now, offer, onFill, children }: PasteOrderProps) {
  const { t } = useTexts()
  const notify = useNotify()
  const [text, setText] = useState<string>()
  const open = async (pasted: string) => {
    try {
      await load()
      setText(pasted)
    } catch {
      // The form works without it; what was pasted is still where it was copied.
      notify(t('error.offline'), { kind: 'error' })
    }
  }
  const catchPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/\S\s*\n\s*\S/u.test(pasted)) return
    event.preventDefault()
    void open(pasted)
  }
  const button = (
    <Button
      variant="default"
      leftSection={<IconClipboardText size={18} aria-hidden />}
      onClick={() => void open('')}
    >
      {t('paste.open')}
    </Button>
  )
  const close = () => setText(undefined)
  return (
    <>
      {children({ button, catchPaste })}
      {text !== undefined && (
        <Suspense>
          <PasteDialog
            text={text}
            now={now}
            offer={offer}
            onClose={close}
            onFill={(fill) => {
              close()
              onFill(fill)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
