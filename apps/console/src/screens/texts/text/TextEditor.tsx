import type { EditableText } from '@beckon/contract'
import { locales } from '@beckon/texts'
import { placeholderDifferences, placeholdersOf, textRoom, textWidth, violationOf } from '@beckon/texts/rules'
import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Difference } from '../../../features/difference/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { useSaveText } from './use-text.ts'

export interface TextEditorProps {
  readonly text: EditableText
  readonly draft: string
  /** Undefined for the saved text. */
  readonly change: (draft: string | undefined) => void
}

/** The field of a text with the rules that the service has, and its difference to the saved one. */
export function TextEditor({ text, draft, change }: TextEditorProps) {
  const { t, format } = useTexts()
  const [dialog, setDialog] = useState<'save' | 'reset'>()
  const { direction } = locales[text.locale]
  const written = { key: text.key, english: text.english, text: draft.normalize('NFC').trim() }
  const violation = violationOf(written)
  const isChanged = written.text !== text.text
  const most = textRoom(text.english)
  return (
    <>
      <Textarea
        label={t('console.texts.text')}
        description={t('console.texts.width', {
          width: format.number(Math.ceil(textWidth(written.text))),
          most: format.number(Math.floor(most)),
        })}
        lang={text.locale}
        dir={direction}
        autosize
        minRows={2}
        maxLength={2000}
        value={draft}
        error={isChanged && violation ? <Fault written={written} violation={violation} /> : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Placeholders written={written} />
      {isChanged && (
        <div>
          <h2 className={styles.heading}>{t('console.texts.difference')}</h2>
          <Difference before={text.text} after={written.text} lang={text.locale} dir={direction} />
        </div>
      )}
      <Group>
        <Button disabled={!isChanged || violation !== undefined} onClick={() => setDialog('save')}>
          {t('console.texts.save')}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={() => change(undefined)}>
            {t('console.texts.discard')}
          </Button>
        )}
        {text.corrected_at !== null && (
          <Button variant="default" onClick={() => setDialog('reset')}>
            {t('console.texts.reset')}
          </Button>
        )}
      </Group>
      {dialog && (
        <SaveDialog
          text={text}
          next={dialog === 'save' ? written.text : null}
          close={() => setDialog(undefined)}
          onSaved={() => change(undefined)}
        />
      )}
    </>
  )
}

interface Written {
  readonly key: string
  readonly english: string
  readonly text: string
}

/** Why the service would refuse the text, with the placeholders that it is about. */
function Fault({
  written,
  violation,
}: {
  readonly written: Written
  readonly violation: NonNullable<ReturnType<typeof violationOf>>
}) {
  const { t, format } = useTexts()
  const { missing, unknown } = placeholderDifferences(written)
  if (violation !== 'text.fault.placeholders') return t(violation)
  return (
    <>
      {missing.length > 0 && <span>{t('console.texts.missing', { names: format.list([...missing]) })} </span>}
      {unknown.length > 0 && <span>{t('console.texts.unknown', { names: format.list([...unknown]) })}</span>}
    </>
  )
}

function Placeholders({ written }: { readonly written: Written }) {
  const { t } = useTexts()
  const names = placeholdersOf(written.english)
  if (names.length === 0) return null
  return (
    <div className={styles.line}>
      <Text size="sm">{t('console.texts.placeholders')}</Text>
      {names.map((name) => (
        <Badge
          key={name}
          tt="none"
          variant={written.text.includes(name) ? 'light' : 'outline'}
          color={written.text.includes(name) ? 'green' : 'red'}
          c="var(--mantine-color-text)"
        >
          <bdi dir="ltr">{name}</bdi>
        </Badge>
      ))}
    </div>
  )
}

export interface SaveDialogProps {
  readonly text: EditableText
  /** Null for the built-in text. */
  readonly next: string | null
  /** The version that is restored. */
  readonly version?: number
  readonly close: () => void
  readonly onSaved: () => void
}

/** Asks for the reason of another text, with the difference to the present one. */
export function SaveDialog({ text, next, version, close, onSaved }: SaveDialogProps) {
  const { t } = useTexts()
  const save = useSaveText()
  const action = next === null ? t('console.texts.reset') : t('console.texts.save')
  const restore = version === undefined ? action : t('console.texts.restore', { version })
  return (
    <ReasonDialog
      title={restore}
      action={restore}
      close={close}
      onDone={() => {
        close()
        onSaved()
      }}
      run={(reason) => save(text, next, text.version, reason)}
    >
      <Difference
        before={text.text}
        after={next ?? text.ours}
        lang={text.locale}
        dir={locales[text.locale].direction}
      />
    </ReasonDialog>
  )
}
