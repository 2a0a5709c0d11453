import { PageTabs, Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ShopList } from './ShopList.tsx'
import { Uploads } from './Uploads.tsx'

const list = () => <ShopList />
const uploads = () => <Uploads />

/** The shops of the country, and the uploads of many shops. */
export function Screen() {
  const { t } = useTexts()
  return (
    <Page title={t('console.nav.shops')}>
      <PageTabs
        tabs={[
          { id: 'list', title: t('console.shops.list'), content: list },
          { id: 'uploads', title: t('console.shops.uploads'), content: uploads },
        ]}
      />
    </Page>
  )
}
