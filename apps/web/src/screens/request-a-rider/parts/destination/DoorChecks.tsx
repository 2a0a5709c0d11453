import { Button, Checkbox } from '@mantine/core'
import IconChevronDown from '~icons/tabler/chevron-down'
import { useId, useState } from 'react'
import { useTexts } from '../../../../platform/texts/index.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'

/** Checks at the handover. They are rarely used, so the section is collapsed. */
export function DoorChecks({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t } = useTexts()
  const id = useId()
  const { checksAge, asksPin } = state.context.draft
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || checksAge || asksPin
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isShown}
        aria-controls={id}
        hidden={checksAge || asksPin}
        rightSection={
          <IconChevronDown size={16} aria-hidden style={{ rotate: isShown ? '180deg' : undefined }} />
        }
        onClick={() => setOpen(!isOpen)}
        style={{ alignSelf: 'start' }}
      >
        {t('request.more')}
      </Button>
      <div id={id} hidden={!isShown}>
        <Checkbox
          mb="sm"
          label={t('request.age')}
          description={t('request.age-hint')}
          checked={checksAge}
          onChange={(event) => {
            setOpen(true)
            send({ type: 'EDIT', change: { checksAge: event.currentTarget.checked } })
          }}
        />
        <Checkbox
          label={t('handover.ask')}
          description={t('handover.ask-hint')}
          checked={asksPin}
          onChange={(event) => {
            setOpen(true)
            send({ type: 'EDIT', change: { asksPin: event.currentTarget.checked } })
          }}
        />
      </div>
    </>
  )
}
