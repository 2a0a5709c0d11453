import { calls, type WholeDeskConversation } from '@beckon/contract'
import { countries } from '@beckon/domain/country'
import { templateIn } from '@beckon/domain/help'
import { helpLimits } from '@beckon/domain/limits'
import { Alert, Button, Group, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTemplates } from '../../features/help/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AddFile, Files } from './Files.tsx'
import { useRefresh } from './use-conversation.ts'
import { useFiles } from './use-files.ts'

interface Draft {
  readonly text: string
  /** Of this answer, however often it is sent. */
  readonly key: string
}

const emptyDraft = (): Draft => ({ text: '', key: crypto.randomUUID() })

/** Writes an answer, or begins it from a prepared one in the language of the shop. */
export function Composer({ conversation }: { readonly conversation: WholeDeskConversation }) {
  const { t, say } = useTexts()
  const { client } = useDeps()
  const { conversation_id: id } = conversation
  const refresh = useRefresh(id)
  const files = useFiles(id)
  const [draft, setDraft] = useState(emptyDraft)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const isEmpty = draft.text.trim() === '' && files.kept.length === 0
  const send = async () => {
    setSending(true)
    const result = await client.call(
      calls.operatorWriteHelp,
      { params: { id }, body: { text: draft.text.trim(), files: files.kept.map(({ file_id }) => file_id) } },
      { idempotencyKey: draft.key },
    )
    setSending(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) {
      setDraft(emptyDraft())
      files.clear()
    }
    refresh()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Textarea
        label={t('console.help.answer')}
        description={conversation.status === 'CLOSED' ? t('console.help.answer-reopens') : undefined}
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
        maxLength={helpLimits.text}
        value={draft.text}
        onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isEmpty || files.isSending) return
          event.preventDefault()
          void send()
        }}
      />
      <Files files={files} />
      {problem && (
        <Alert color="red" role="alert" mt="xs">
          {say(problem.key, problem.values)}
        </Alert>
      )}
      <Group justify="space-between" mt="xs">
        <Group gap="xs">
          <TemplateChoice
            language={conversation.language}
            use={(text) => setDraft({ ...draft, text: draft.text === '' ? text : `${draft.text}\n${text}` })}
          />
          <AddFile files={files} />
        </Group>
        <Button
          type="submit"
          loading={isSending}
          disabled={isEmpty || files.isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {t('console.help.send')}
        </Button>
      </Group>
    </form>
  )
}

interface TemplateChoiceProps {
  readonly language: string
  readonly use: (text: string) => void
}

function TemplateChoice({ language, use }: TemplateChoiceProps) {
  const { t } = useTexts()
  const { country } = useDeps()
  const { languages } = countries[useStore(country)]
  const { data = [] } = useTemplates()
  if (data.length === 0) return <span />
  return (
    <Select
      aria-label={t('console.help.template-use')}
      placeholder={t('console.help.template-use')}
      searchable
      value={null}
      data={data.map(({ template_id: value, title: label }) => ({ value, label }))}
      onChange={(chosen) => {
        const template = data.find(({ template_id: id }) => id === chosen)
        const text = template && templateIn(template.texts, language, languages)
        if (text !== undefined) use(text)
      }}
    />
  )
}
