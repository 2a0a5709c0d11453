import { useMay } from '../../features/access/index.ts'
import { HelpStatus } from '../../features/help/index.ts'
import { MissingEntry, Page, usePageId } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Actions } from './Actions.tsx'
import { Composer } from './Composer.tsx'
import { Messages } from './Messages.tsx'
import { Beside } from './Beside.tsx'
import styles from './conversation.module.css'
import { useConversation } from './use-conversation.ts'

/** A conversation with a shop, beside the shop and the order that it is about. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const may = useMay('help.answer')
  const query = useConversation(id)
  const { data: conversation, dataUpdatedAt } = query
  const parent = { path: '/help', title: t('console.nav.help') }
  if (!conversation)
    return <MissingEntry title={t('console.help.conversation')} parent={parent} query={query} />
  const { vendor_name: name, vendor_id: vendorId } = conversation
  return (
    <Page
      title={name === '' ? vendorId : name}
      parent={parent}
      badge={<HelpStatus status={conversation.status} />}
      aside={may && <Actions conversation={conversation} />}
    >
      <div className={styles.panes}>
        <section className={styles.talk} aria-label={t('console.help.conversation')}>
          <Messages conversation={conversation} />
          {may && <Composer conversation={conversation} />}
        </section>
        <Beside conversation={conversation} now={dataUpdatedAt / 1000} />
      </div>
    </Page>
  )
}
