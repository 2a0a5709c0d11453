import type { EditableText } from '@beckon/contract'
import { textScreens } from '@beckon/domain/text'
import { locales } from '@beckon/texts'
import { Select, Switch, TextInput } from '@mantine/core'
import { StateBadge } from '../../../features/badge/index.ts'
import { type Column, DataTable, moreOf, useFilters, useSearchText } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { pathOfText } from '../entry-id.ts'
import { useCountryLanguages } from '../use-country-languages.ts'
import styles from '../texts.module.css'
import { useScreenCounts, useTextsList } from './use-texts-list.ts'

/** The texts of a language, ordered by screen; a press on one leads to its page. */
export function TextList() {
  const { t } = useTexts()
  const languages = useCountryLanguages()
  const [filters, setFilters] = useFilters(['locale', 'words', 'screen', 'corrected'])
  const locale = languages.find((one) => one === filters.locale) ?? languages[0] ?? 'en'
  const screen = textScreens.find((one) => one === filters.screen)
  const isCorrected = filters.corrected === 'true'
  const words = useSearchText(filters.words)
  const query = useTextsList({ locale, words, screen, isCorrected })
  const counted = useScreenCounts({ locale, words, screen, isCorrected })
  return (
    <DataTable
      name="texts"
      label={t('console.texts.tab')}
      query={query}
      columns={useColumns()}
      keyOf={({ key }) => key}
      pathOf={pathOfText}
      isFiltered={words !== '' || screen !== undefined}
      more={moreOf(query)}
      filters={
        <>
          <Select
            aria-label={t('console.texts.language')}
            allowDeselect={false}
            value={locale}
            data={languages.map((value) => ({ value, label: locales[value].name }))}
            onChange={(value) => setFilters({ locale: value ?? '' })}
          />
          <TextInput
            aria-label={t('console.search')}
            placeholder={t('console.texts.words')}
            value={filters.words}
            onChange={({ currentTarget }) => setFilters({ words: currentTarget.value })}
          />
          <Select
            aria-label={t('console.texts.screen')}
            placeholder={t('console.texts.all-screens')}
            clearable
            value={screen ?? null}
            data={textScreens.map((value) => ({
              value,
              label: t('console.texts.screen-count', {
                screen: t(`console.texts.screen.${value}`),
                count: counted.get(value) ?? 0,
              }),
            }))}
            onChange={(value) => setFilters({ screen: value ?? '' })}
          />
          <Switch
            label={t('console.texts.corrected-only')}
            checked={isCorrected}
            onChange={({ currentTarget }) => setFilters({ corrected: currentTarget.checked ? 'true' : '' })}
          />
        </>
      }
      empty={<EmptyState title={t('console.texts.empty')} text={t('console.texts.empty-hint')} />}
    />
  )
}

function useColumns(): Column<EditableText>[] {
  const { t, format } = useTexts()
  return [
    {
      id: 'key',
      title: t('console.texts.key'),
      render: ({ key }) => <bdi dir="ltr">{key}</bdi>,
      sortBy: ({ key }) => key,
    },
    {
      id: 'screen',
      title: t('console.texts.screen'),
      render: ({ screen }) => <span className={styles.screen}>{t(`console.texts.screen.${screen}`)}</span>,
    },
    {
      id: 'text',
      title: t('console.texts.text'),
      render: ({ locale, text }) => (
        <bdi lang={locale} dir={locales[locale].direction} className={styles.cell}>
          {text}
        </bdi>
      ),
    },
    {
      id: 'english',
      title: t('console.texts.english'),
      render: ({ english }) => (
        <bdi lang="en" dir="ltr" className={styles.cell}>
          {english}
        </bdi>
      ),
    },
    {
      id: 'corrected',
      title: t('console.texts.corrected'),
      render: ({ corrected_at: at }) =>
        at === null ? '–' : <StateBadge color="blue">{format.dateTime(at)}</StateBadge>,
      sortBy: ({ corrected_at: at }) => at,
    },
  ]
}
