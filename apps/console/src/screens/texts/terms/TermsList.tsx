import type { ListedTerms } from '@beckon/contract'
import { type BrandId, brands } from '@beckon/domain/country'
import { locales } from '@beckon/texts'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { useDayTexts } from '../../../features/days/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { pathOfDraft, pathOfVersion } from '../entry-id.ts'
import styles from '../texts.module.css'
import { TermsState } from './TermsState.tsx'
import { useTermsList } from './use-terms.ts'
import { WriteTerms } from './WriteTerms.tsx'

/** The versions of the terms of the country, drafts first. */
export function TermsList() {
  const { t } = useTexts()
  const query = useTermsList()
  return (
    <DataTable
      name="terms"
      label={t('console.terms.tab')}
      query={query}
      columns={useColumns()}
      keyOf={({ terms_id: id, version }) => id ?? version ?? ''}
      pathOf={({ terms_id: id, version }) =>
        version === null ? pathOfDraft(id ?? '') : pathOfVersion(version)
      }
      filters={
        <WriteTerms from={query.data?.find(({ version }) => version !== null)?.version ?? undefined} />
      }
      empty={<EmptyState title={t('console.list.offline')} />}
    />
  )
}

function useColumns(): Column<ListedTerms>[] {
  const { t, format } = useTexts()
  const day = useDayTexts()
  return [
    {
      id: 'version',
      title: t('console.terms.version'),
      render: ({ version }) => (version === null ? t('console.terms.title-draft') : day.date(version)),
    },
    { id: 'state', title: t('console.terms.state'), render: ({ state }) => <TermsState state={state} /> },
    { id: 'brand', title: t('console.terms.brand'), render: ({ brand }) => brands[brand as BrandId].name },
    {
      id: 'languages',
      title: t('console.terms.languages'),
      render: ({ languages }) =>
        languages.length === 0 ? '–' : format.list(languages.map((one) => locales[one].name)),
    },
    {
      id: 'by',
      title: t('console.terms.by'),
      render: (row) =>
        row.terms_id === null ? t('console.terms.of-build') : <bdi>{row.operator_name ?? '–'}</bdi>,
    },
    {
      id: 'when',
      title: t('console.terms.when'),
      render: ({ changed_at: at }) => (at === null ? '–' : format.dateTime(at)),
      sortBy: ({ changed_at: at }) => at,
    },
    {
      id: 'reason',
      title: t('console.reason'),
      render: ({ reason }) => <bdi className={styles.cell}>{reason ?? '–'}</bdi>,
    },
    {
      id: 'accepted',
      title: t('console.terms.accepted'),
      render: ({ accepted }) => format.number(accepted),
      isFigure: true,
    },
  ]
}
