import { Kbd, Modal, Table } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

const keys = [
  ['J K', 'console.board.key.next'],
  ['← →', 'console.board.key.column'],
  ['Enter', 'console.board.key.order'],
  ['A', 'console.board.assign'],
  ['T', 'console.board.take-back'],
  ['H', 'console.board.hand-over'],
  ['E', 'console.board.key.stops'],
  ['1 2 3', 'console.board.key.layout'],
  ['/', 'console.board.key.search'],
  ['Esc', 'console.board.key.close'],
  ['?', 'console.board.key.keys'],
] as const

/** The keys of the board with what they do. */
export function KeysDialog({ close }: { readonly close: () => void }) {
  const { t } = useTexts()
  return (
    <Modal
      opened
      onClose={close}
      title={t('console.board.keys-title')}
      closeButtonProps={{ 'aria-label': t('console.close') }}
    >
      <Table verticalSpacing={4} aria-label={t('console.board.keys-title')}>
        <Table.Tbody>
          {keys.map(([key, text]) => (
            <Table.Tr key={key}>
              <Table.Td dir="ltr" w="6rem">
                {key.split(' ').map((one) => (
                  <Kbd key={one} me={4}>
                    {one}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{t(text)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
