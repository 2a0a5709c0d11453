import { Page, PageTabs } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { TextList } from './list/TextList.tsx'
import { Pictures } from './pictures/Pictures.tsx'
import { TermsList } from './terms/TermsList.tsx'

const texts = () => <TextList />
const terms = () => <TermsList />
const pictures = () => <Pictures />

/** Texts, terms and pictures of the country. */
export function Screen() {
  const { t } = useTexts()
  return (
    <Page title={t('console.nav.texts')}>
      <PageTabs
        tabs={[
          { id: 'texts', title: t('console.texts.tab'), content: texts },
          { id: 'terms', title: t('console.terms.tab'), content: terms },
          { id: 'pictures', title: t('console.pictures.tab'), content: pictures },
        ]}
      />
    </Page>
  )
}
