import { Page, PageTabs } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ConversationList } from './ConversationList.tsx'
import { Templates } from './Templates.tsx'
import { Waits } from './Waits.tsx'

const conversations = () => <ConversationList />
const templates = () => <Templates />

/** Conversations with shops, how long they wait, and prepared answers. */
export function Screen() {
  const { t } = useTexts()
  return (
    <Page title={t('console.nav.help')}>
      <Waits />
      <PageTabs
        tabs={[
          { id: 'list', title: t('console.help.conversations'), content: conversations },
          { id: 'templates', title: t('console.help.templates'), content: templates },
        ]}
      />
    </Page>
  )
}
