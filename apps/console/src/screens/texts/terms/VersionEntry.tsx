import type { TermsText } from '@beckon/contract'
import { type LocaleTag, localeTags } from '@beckon/domain/country'
import { locales } from '@beckon/texts'
import { Alert, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useDayTexts } from '../../../features/days/index.ts'
import { Facts, MissingEntry, Page } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { LIST_PATH } from '../entry-id.ts'
import { useCountryLanguages } from '../use-country-languages.ts'
import { TermsState } from './TermsState.tsx'
import { useTermsVersion } from './use-terms.ts'
import { WriteTerms } from './WriteTerms.tsx'

/** A published version of the terms, to be read. */
export function VersionEntry({ version }: { readonly version: string }) {
  const { t, format } = useTexts()
  const day = useDayTexts()
  const query = useTermsVersion(version)
  const [main] = useCountryLanguages()
  const [chosen, setChosen] = useState<LocaleTag>()
  const parent = { path: LIST_PATH, title: t('console.nav.texts') }
  const terms = query.data
  if (!terms) return <MissingEntry title={version} parent={parent} query={query} />
  const tags = localeTags.filter((tag) => terms.texts[tag])
  const locale = tags.find((tag) => tag === chosen) ?? tags.find((tag) => tag === main) ?? tags[0]
  const text = locale && terms.texts[locale]
  return (
    <Page
      title={t('console.terms.title-of', { date: day.date(version) })}
      parent={parent}
      badge={<TermsState state={terms.state} />}
      aside={text && <WriteTerms from={version} />}
    >
      <Facts
        facts={[
          {
            label: t('console.terms.by'),
            value: terms.terms_id === null ? t('console.terms.of-build') : terms.operator_name,
          },
          {
            label: t('console.terms.when'),
            value: terms.changed_at === null ? null : format.dateTime(terms.changed_at),
          },
          { label: t('console.reason'), value: terms.reason },
          { label: t('console.terms.accepted'), value: format.number(terms.accepted) },
        ]}
      />
      {locale && text ? (
        <>
          <Select
            label={t('console.terms.language')}
            maw={260}
            allowDeselect={false}
            value={locale}
            data={tags.map((value) => ({ value, label: locales[value].name }))}
            onChange={(value) => setChosen(tags.find((tag) => tag === value))}
          />
          <Text size="sm" c="dimmed">
            {t('console.terms.fixed')}
          </Text>
          <WrittenTerms locale={locale} text={text} />
        </>
      ) : (
        <Alert color="gray">{t('console.terms.no-text')}</Alert>
      )}
    </Page>
  )
}

function WrittenTerms({ locale, text }: { readonly locale: LocaleTag; readonly text: TermsText }) {
  return (
    <article lang={locale} dir={locales[locale].direction} className={styles.column}>
      <p className={styles.long}>{text.lead}</p>
      {text.sections.map((section, at) => (
        <section key={`${at} ${section.title}`}>
          <h2 className={styles.heading}>{section.title}</h2>
          <p className={styles.long}>{section.text}</p>
        </section>
      ))}
    </article>
  )
}
