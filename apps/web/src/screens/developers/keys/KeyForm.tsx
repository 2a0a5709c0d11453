import { keyCalls, type ProgramKey } from '@beckon/contract'
import { keyScopes } from '@beckon/domain/program'
import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormFailure, useCall, useSubmitAttempts } from '../../../features/account-form/index.ts'
import { DialogFoot } from '../../../features/page/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { CollectionPoints } from '../parts/CollectionPoints.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { blankKey, draftOfKey, fieldsOfKey, inOrder, type KeyDraft, missingOfKey } from './key-draft.ts'

export interface KeyFormProps {
  readonly vendorId: string
  /** The one to change; without it a new one is made. */
  readonly before?: ProgramKey | undefined
  /** With the secret of a new key. */
  readonly onSaved: (secret?: string) => void
  readonly onClose: () => void
}

/** Makes or changes a key. Typed text stays when it is refused. */
export function KeyForm({ vendorId, before, onSaved, onClose }: KeyFormProps) {
  const { t } = useTexts()
  const { timezone } = useConfig()
  const [initial] = useState(() => (before ? draftOfKey(before, timezone) : blankKey))
  const [draft, setDraft] = useState(initial)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { save, isAsking, problem, forget } = useSaveKey(vendorId, before)
  const missing = missingOfKey(draft)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (missing.size > 0) return
    const saved = await save(draft, timezone)
    if (saved) onSaved(saved.secret)
  }
  const title = before
    ? t('app.pair', { name: t('action.change'), value: before.name })
    : t('developers.key.make')
  return (
    <Dialog title={title} onClose={onClose} isKept={draft !== initial}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <KeyFields
            draft={draft}
            isNew={!before}
            missing={wasSubmitted ? missing : new Set()}
            onChange={(change) => {
              setDraft({ ...draft, ...change })
              forget()
            }}
          />
          <DialogFoot>
            <FormFailure problem={problem} />
            <Group gap="xs" justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('action.cancel')}
              </Button>
              <Button type="submit" loading={isAsking}>
                {before ? t('action.save') : t('developers.key.make')}
              </Button>
            </Group>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  )
}

function useSaveKey(vendorId: string, before: ProgramKey | undefined) {
  const creation = useCall(keyCalls.createKey)
  const change = useCall(keyCalls.changeKey)
  const save = async (draft: KeyDraft, timezone: string): Promise<{ secret?: string } | undefined> => {
    const fields = fieldsOfKey(draft, timezone, before)
    if (!before) {
      const body = { ...fields, mode: draft.mode }
      return (await creation.ask({ params: { id: vendorId }, body }))?.result
    }
    const params = { id: vendorId, keyId: before.key_id }
    return (await change.ask({ params, body: { ...fields, version: before.version } })) && {}
  }
  const { isAsking, problem, forget } = before ? change : creation
  return { save, isAsking, problem, forget }
}

interface KeyFieldsProps {
  readonly draft: KeyDraft
  readonly isNew: boolean
  readonly missing: ReadonlySet<string>
  readonly onChange: (change: Partial<KeyDraft>) => void
}

function KeyFields({ draft, isNew, missing, onChange }: KeyFieldsProps) {
  const { t } = useTexts()
  const violation = (field: string, text: 'required' | 'choose') =>
    missing.has(field) ? t(`developers.${text}`) : undefined
  return (
    <>
      <TextInput
        label={t('developers.key.name')}
        value={draft.name}
        error={violation('name', 'required')}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {isNew && (
        <NativeSelect
          label={t('developers.key.mode')}
          description={t('developers.key.test-hint')}
          value={draft.mode}
          data={(['test', 'live'] as const).map((value) => ({ value, label: t(`developers.key.${value}`) }))}
          onChange={(event) => onChange({ mode: event.currentTarget.value === 'live' ? 'live' : 'test' })}
        />
      )}
      <Checkbox.Group
        label={t('developers.key.scopes')}
        value={[...draft.scopes]}
        error={violation('scopes', 'choose')}
        onChange={(scopes) => onChange({ scopes: inOrder(scopes) })}
      >
        <Group gap="md" mt="xs">
          {keyScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              aria-invalid={missing.has('scopes')}
              label={<bdi lang="en">{scope}</bdi>}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <CollectionPoints
        value={draft.points}
        error={violation('points', 'choose')}
        onChange={(points) => onChange({ points })}
      />
      <Textarea
        label={t('developers.key.networks')}
        description={t('developers.key.networks-hint')}
        value={draft.networks}
        dir="ltr"
        rows={2}
        spellCheck={false}
        onChange={(event) => onChange({ networks: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('developers.key.expires')}
        value={draft.lastDay}
        onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
      />
    </>
  )
}
