import { Text } from '@mantine/core'

/** Typed text in two lines of a list; the whole of it is in the tooltip. */
export const LongText = ({ text }: { readonly text: string | null }) =>
  text !== null && (
    <Text component="bdi" size="sm" lineClamp={2} title={text} miw="10rem">
      {text}
    </Text>
  )
