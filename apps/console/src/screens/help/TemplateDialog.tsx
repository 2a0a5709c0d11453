import { calls, type HelpTemplate } from '@beckon/contract'
import { countries, localeTags } from '@beckon/domain/country'
import { helpLimits } from '@beckon/domain/limits'
import { locales } from '@beckon/texts'
import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface TemplateDialogProps {
  /** Absent for a new one. */
  readonly template?: HelpTemplate
  readonly close: () => void
}

/** Creates or changes a prepared answer in the languages of the country. */
export function TemplateDialog({ template, close }: TemplateDialogProps) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const [title, setTitle] = useState(template?.title ?? '')
  const [texts, setTexts] = useState<HelpTemplate['texts']>(template?.texts ?? {})
  // A retry after a lost answer must not make a second one.
  const [id] = useState(() => template?.template_id ?? crypto.randomUUID())
  const tags = localeTags.filter((tag) => countries[country].languages.includes(tag) || texts[tag])
  const action = template ? t('console.help.template-change') : t('console.help.template-add')
  return (
    <ReasonDialog
      title={action}
      action={t('console.shops.save')}
      close={close}
      run={async (reason) => {
        const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
        const result = await deps.client.call(calls.putHelpTemplate, {
          params: { id },
          body: { title, texts: filled, reason },
        })
        if (result.ok) void queries.invalidateQueries({ queryKey: ['help-templates', country] })
        return result
      }}
    >
      <TextInput
        label={t('console.help.template-title')}
        required
        maxLength={120}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        data-autofocus
      />
      {tags.map((tag) => (
        <Textarea
          key={tag}
          label={locales[tag].name}
          lang={tag}
          dir={locales[tag].direction}
          autosize
          minRows={2}
          maxLength={helpLimits.text}
          value={texts[tag] ?? ''}
          onChange={({ currentTarget }) => setTexts({ ...texts, [tag]: currentTarget.value })}
        />
      ))}
    </ReasonDialog>
  )
}
