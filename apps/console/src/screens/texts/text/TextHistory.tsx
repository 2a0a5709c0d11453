import type { EditableText, TextVersion } from '@beckon/contract'
import { locales } from '@beckon/texts'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { Difference } from '../../../features/difference/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { SaveDialog } from './TextEditor.tsx'

export interface TextHistoryProps {
  readonly text: EditableText
  /** Newest first. */
  readonly versions: readonly TextVersion[]
  readonly onRestored: () => void
}

/** The versions of a text with what each changed, and the way back to any of them. */
export function TextHistory({ text, versions, onRestored }: TextHistoryProps) {
  const { t } = useTexts()
  const may = useMay('texts.edit')
  const [restored, setRestored] = useState<TextVersion>()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {t('console.texts.history')}
      </h2>
      {versions.length === 0 && <Text c="dimmed">{t('console.texts.no-history')}</Text>}
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <Version
            key={version.version}
            text={text}
            version={version}
            before={versions[at + 1]?.text ?? text.ours}
            restore={may && at > 0 ? () => setRestored(version) : undefined}
          />
        ))}
      </ol>
      {restored && (
        <SaveDialog
          text={text}
          next={restored.text}
          version={restored.version}
          close={() => setRestored(undefined)}
          onSaved={onRestored}
        />
      )}
    </section>
  )
}

interface VersionProps {
  readonly text: EditableText
  readonly version: TextVersion
  readonly before: string
  /** Undefined for the present one. */
  readonly restore: (() => void) | undefined
}

function Version({ text, version, before, restore }: VersionProps) {
  const { t, format } = useTexts()
  return (
    <li className={styles.version}>
      <div className={styles.line}>
        <strong>{t('console.texts.version', { version: version.version })}</strong>
        {text.version === version.version && (
          <StateBadge color="green">{t('console.texts.present')}</StateBadge>
        )}
        <Text size="sm" c="dimmed">
          {format.dateTime(version.created_at)}
        </Text>
        {version.operator_name && <bdi>{version.operator_name}</bdi>}
        {restore && (
          <Button size="compact-sm" variant="subtle" onClick={restore}>
            {t('console.texts.restore', { version: version.version })}
          </Button>
        )}
      </div>
      {version.text === null ? (
        <Text size="sm">{t('console.texts.version-built-in')}</Text>
      ) : (
        <Difference
          before={before}
          after={version.text}
          lang={text.locale}
          dir={locales[text.locale].direction}
        />
      )}
      {version.reason && (
        <Text size="sm" c="dimmed" component="bdi">
          {version.reason}
        </Text>
      )}
    </li>
  )
}
