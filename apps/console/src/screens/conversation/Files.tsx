import { helpLimits } from '@beckon/domain/limits'
import { Alert, Button, FileButton, Group, Pill } from '@mantine/core'
import { useRef } from 'react'
import IconPaperclip from '~icons/tabler/paperclip'
import { useTexts } from '../../platform/texts/index.ts'
import type { useFiles } from './use-files.ts'

type KeptFiles = ReturnType<typeof useFiles>

/** The files of the next answer. */
export function Files({ files: { kept, problem, remove } }: { readonly files: KeptFiles }) {
  const { t, say, format } = useTexts()
  return (
    <>
      {kept.length > 0 && (
        <Group gap="xs" mt="xs">
          {kept.map(({ file_id: id, name, bytes }) => (
            <Pill
              key={id}
              size="md"
              withRemoveButton
              onRemove={() => remove(id)}
              removeButtonProps={{
                'aria-label': t('console.help.remove-file', { name }),
                tabIndex: 0,
                'aria-hidden': false,
              }}
            >
              <bdi>{name}</bdi>&nbsp;({format.bytes(bytes)})
            </Pill>
          ))}
        </Group>
      )}
      {problem && (
        <Alert color="red" role="alert" mt="xs">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}

/** Chooses a picture or a PDF for the next answer. */
export function AddFile({ files: { kept, isSending, add } }: { readonly files: KeptFiles }) {
  const { t } = useTexts()
  const forget = useRef<() => void>(null)
  return (
    <FileButton
      accept="image/jpeg,image/png,image/webp,application/pdf"
      resetRef={forget}
      onChange={(file) => {
        // The same file can be chosen again after it was refused or removed.
        forget.current?.()
        void add(file)
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={isSending}
          disabled={kept.length >= helpLimits.files}
          leftSection={<IconPaperclip size={16} aria-hidden />}
        >
          {t('console.help.attach')}
        </Button>
      )}
    </FileButton>
  )
}
