import { useParams } from '@tanstack/react-router'

/** The id of the entry that the page is about. */
export function usePageId(): string {
  const { id }: { readonly id?: string } = useParams({ strict: false })
  return id ?? ''
}
