import { Button } from '@mantine/core'
import IconChevronLeft from '~icons/tabler/chevron-left'
import { useTexts } from '../../../platform/texts/index.ts'

export function BackLine({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTexts()
  return (
    <Button
      variant="subtle"
      size="compact-md"
      mih={44}
      style={{ alignSelf: 'start' }}
      leftSection={<IconChevronLeft size={18} stroke={1.75} className="bk-mirror" aria-hidden />}
      onClick={onLeave}
    >
      {t('help.back')}
    </Button>
  )
}
