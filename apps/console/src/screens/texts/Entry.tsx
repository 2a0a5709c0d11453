import { EmptyState, Page, usePageId } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { entryOf } from './entry-id.ts'
import { DraftEntry } from './terms/DraftEntry.tsx'
import { VersionEntry } from './terms/VersionEntry.tsx'
import { TextEntry } from './text/TextEntry.tsx'

/** The page of a text, of a draft of the terms, or of a version of them. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const entry = entryOf(id)
  switch (entry?.kind) {
    case 'text':
      return <TextEntry key={id} locale={entry.locale} name={entry.key} />
    case 'draft':
      return <DraftEntry key={id} id={entry.id} />
    case 'version':
      return <VersionEntry key={id} version={entry.version} />
    case undefined:
      return (
        <Page title={t('console.nav.texts')}>
          <EmptyState title={t('console.not-found')} />
        </Page>
      )
  }
}
