import { riderDataCalls } from '@beckon/contract'
import { Button, ExternalLink, Notice } from '../../features/controls/index.ts'
import { useFile } from '../../features/file/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Fetches all data of the rider as a file; phones save it after a tap on a link only. */
export function Export() {
  const { t, say } = useTexts()
  const { file, isBusy, problem, fetch } = useFile((client) => client.open(riderDataCalls.exportKeptData, {}))
  return (
    <Panel>
      <p>{t('rider.kept.export-hint')}</p>
      {problem && <Notice kind="error">{say(problem.key, problem.values)}</Notice>}
      {file === undefined ? (
        <Button kind="primary" isBusy={isBusy} onPress={() => void fetch()}>
          {t('rider.kept.export')}
        </Button>
      ) : (
        <ExternalLink href={file.url} fileName="beckon-rider.json">
          {t('rider.kept.save')}
        </ExternalLink>
      )}
    </Panel>
  )
}
