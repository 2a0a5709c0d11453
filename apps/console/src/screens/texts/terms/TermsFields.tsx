import type { TermsText } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { termsLimits } from '@beckon/domain/terms'
import { locales } from '@beckon/texts'
import { ActionIcon, Button, Fieldset, Textarea, TextInput } from '@mantine/core'
import IconArrowDown from '~icons/tabler/arrow-down'
import IconArrowUp from '~icons/tabler/arrow-up'
import IconTrash from '~icons/tabler/trash'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { moved, withoutSection, withSection } from './sections.ts'

export interface TermsFieldsProps {
  readonly locale: LocaleTag
  readonly text: TermsText
  readonly isReadOnly: boolean
  readonly change: (text: TermsText) => void
}

/** The introduction and the sections of the terms in a language. */
export function TermsFields({ locale, text, isReadOnly, change }: TermsFieldsProps) {
  const { t } = useTexts()
  const written = { lang: locale, dir: locales[locale].direction, readOnly: isReadOnly }
  return (
    <>
      <Textarea
        {...written}
        label={t('console.terms.lead')}
        autosize
        minRows={2}
        maxLength={termsLimits.lead}
        value={text.lead}
        onChange={({ currentTarget }) => change({ ...text, lead: currentTarget.value })}
      />
      {text.sections.map((section, at) => (
        // Sections have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fieldset key={at} legend={t('console.terms.section', { number: at + 1 })} className={styles.section}>
          <TextInput
            {...written}
            label={t('console.terms.heading')}
            maxLength={termsLimits.title}
            value={section.title}
            onChange={({ currentTarget }) =>
              change(withSection(text, at, { ...section, title: currentTarget.value }))
            }
          />
          <Textarea
            {...written}
            label={t('console.terms.text')}
            autosize
            minRows={3}
            maxRows={16}
            maxLength={termsLimits.text}
            value={section.text}
            onChange={({ currentTarget }) =>
              change(withSection(text, at, { ...section, text: currentTarget.value }))
            }
          />
          {!isReadOnly && <SectionActions text={text} at={at} change={change} />}
        </Fieldset>
      ))}
      {!isReadOnly && (
        <Button
          variant="default"
          disabled={text.sections.length >= termsLimits.sections}
          onClick={() => change({ ...text, sections: [...text.sections, { title: '', text: '' }] })}
        >
          {t('console.terms.add')}
        </Button>
      )}
    </>
  )
}

interface SectionActionsProps extends Pick<TermsFieldsProps, 'text' | 'change'> {
  readonly at: number
}

function SectionActions({ text, at, change }: SectionActionsProps) {
  const { t } = useTexts()
  const number = at + 1
  const action = { variant: 'subtle', color: 'gray' } as const
  return (
    <div className={styles.line}>
      <ActionIcon
        {...action}
        aria-label={t('console.terms.up', { number })}
        disabled={at === 0}
        onClick={() => change(moved(text, at, -1))}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...action}
        aria-label={t('console.terms.down', { number })}
        disabled={number === text.sections.length}
        onClick={() => change(moved(text, at, 1))}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...action}
        aria-label={t('console.terms.remove', { number })}
        disabled={text.sections.length === 1}
        onClick={() => change(withoutSection(text, at))}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
