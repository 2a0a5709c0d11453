import type { WholeTerms } from '@beckon/contract'
import { locales } from '@beckon/texts'
import { Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { LIST_PATH, pathOfVersion } from '../entry-id.ts'
import { useCountryLanguages } from '../use-country-languages.ts'
import { useTermsChanges } from './use-terms.ts'

export interface DraftDialogsProps {
  readonly dialog: 'publish' | 'delete'
  readonly id: string
  readonly draft: WholeTerms
  readonly close: () => void
}

/** Asks for the reason, and publishes or deletes a draft. */
export const DraftDialogs = ({ dialog, ...props }: DraftDialogsProps) =>
  dialog === 'publish' ? <PublishDialog {...props} /> : <DeleteDialog {...props} />

type DialogProps = Omit<DraftDialogsProps, 'dialog'>

function PublishDialog({ id, draft, close }: DialogProps) {
  const { t, format } = useTexts()
  const navigate = useNavigate()
  const { publish } = useTermsChanges()
  const [main = 'en', ...others] = useCountryLanguages()
  const [version, setVersion] = useState('')
  const missing = others.filter((one) => !draft.languages.includes(one))
  return (
    <ReasonDialog
      title={t('console.terms.publish-title')}
      action={t('console.terms.publish')}
      isDangerous
      isIncomplete={version === ''}
      close={close}
      onDone={() => void navigate({ to: pathOfVersion(version) })}
      run={(reason) => publish(id, { version, revision: draft.revision, reason })}
    >
      <Text size="sm">{t('console.terms.publish-hint')}</Text>
      {missing.length > 0 && (
        <Text size="sm">
          {t('console.terms.missing', {
            default: locales[main].name,
            languages: format.list(missing.map((one) => locales[one].name)),
          })}
        </Text>
      )}
      <TextInput
        type="date"
        label={t('console.terms.publish-day')}
        required
        value={version}
        onChange={({ currentTarget }) => setVersion(currentTarget.value)}
        data-autofocus
      />
    </ReasonDialog>
  )
}

function DeleteDialog({ id, close }: DialogProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { remove } = useTermsChanges()
  return (
    <ReasonDialog
      title={t('console.terms.delete')}
      action={t('console.terms.delete')}
      isDangerous
      close={close}
      onDone={() => void navigate({ to: LIST_PATH, search: () => ({ tab: 'terms' }) })}
      run={(reason) => remove(id, reason)}
    />
  )
}
