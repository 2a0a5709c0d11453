import { helpCalls, type HelpFile } from '@beckon/contract'
import { Button } from '@mantine/core'
import IconFileDownload from '~icons/tabler/file-download'
import { useState } from 'react'
import { saveFile } from '../../../platform/files/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useHelpSession } from './help-session-context.ts'

/** Fetched with the page's own token and saved: no address opens it for others. */
export function FileLink({ file: { file_id: id, name } }: { readonly file: HelpFile }) {
  const { t } = useTexts()
  const { client } = useHelpSession()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  async function save() {
    setLoading(true)
    const opened = await client.open(helpCalls.getHelpFile, { params: { id } })
    setLoading(false)
    if (!opened.ok) return notify(t('help.error.file-not-found'), { kind: 'error' })
    saveFile(await opened.answer.blob(), name)
  }
  return (
    <Button
      variant="default"
      size="compact-md"
      mih={44}
      loading={isLoading}
      leftSection={<IconFileDownload size={18} stroke={1.6} aria-hidden />}
      onClick={() => void save()}
    >
      <bdi>{name}</bdi>
    </Button>
  )
}
